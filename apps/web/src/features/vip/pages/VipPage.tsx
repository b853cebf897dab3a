import { isVip } from '@apogee/rules/vip/statuses'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useDialogs } from '../../../lib/dialogs'
import { useFlag } from '../../../lib/flags'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/links'
import type { Page } from '../../../lib/page'
import { buttonLook } from '../../../ui/Button'
import { pageQuery } from '../../content/pageQueries'
import { SectionScreen } from '../../content/screens/SectionScreen'
import { loadSection, type SectionArgs, useSection } from '../../content/section'
import { playerQuery } from '../../profile/queries'
import { useChat } from '../../support/useChat'
import { ManagerCard } from '../components/ManagerCard'
import { NextStatus } from '../components/NextStatus'
import { QuarterBars } from '../components/QuarterBars'
import { QuarterEnd } from '../components/QuarterEnd'
import { useVip } from '../components/useVip'
import { loadVip } from '../loadVip'

const slug = 'vip'

function VipPage() {
  const words = useSection(slug)
  const t = useT('vip')
  const { player: first, queryClient, site } = useRouteContext({ from: '__root__' })
  // A change of status shows at once.
  const { data: player = first } = useQuery(playerQuery())
  const vip = useVip(queryClient.getQueryData(pageQuery(slug, site.locale).queryKey)?.currency ?? 'EUR')
  return (
    <SectionScreen {...words} names={{ vip: t('tab') }}>
      <QuarterEnd vip={vip} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:mt-6 lg:gap-6">
        {player && <QuarterBars vip={vip} />}
        <NextStatus vip={vip} />
        <Manager groups={player?.statuses.map(({ id }) => id) ?? []} />
      </div>
    </SectionScreen>
  )
}

/** VIP-13: the manager of a VIP; for everyone else, that there is one from Bronze up. */
function Manager({ groups }: { readonly groups: readonly string[] }) {
  const t = useT('vip')
  const href = useHref()
  const links = useListLinks()
  const dialogs = useDialogs()
  const hasChat = useFlag('live_chat')
  const openChat = useChat()
  if (isVip(groups))
    return <ManagerCard groups={groups} onChat={hasChat ? (openChat ?? (() => dialogs.open('support'))) : undefined} />
  return (
    <section className="hair flex flex-col justify-between gap-4 rounded-card bg-surface-1 p-4 lg:p-6" {...links}>
      <div className="flex items-center gap-3">
        <img src="/media/art/1/woman-astronaut/256.webp" alt="" width={64} height={64} className="size-16 shrink-0" />
        <div className="min-w-0">
          <h2 className="text-16 font-[650]">{t('manager.title')}</h2>
          <p className="mt-1 text-pretty text-text-2">{t('manager.text')}</p>
        </div>
      </div>
      <a href={href('/rocketplay-vipclub')} className={buttonLook({ tone: 'second', size: 'large', block: true })}>
        {t('manager.compare')}
      </a>
    </section>
  )
}

/** RT-52 */
export const vipPage: Page<SectionArgs> = {
  load: async (args) => {
    const { queryClient, site, player } = args.context
    const shown = loadVip(
      queryClient,
      player?.statuses.map(({ id }) => id),
    )
    const [words] = await Promise.all([loadSection(slug, args), site.texts.need('vip'), import.meta.env.SSR && shown])
    return words
  },
  Component: VipPage,
}
