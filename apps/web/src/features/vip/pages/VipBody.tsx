import { isVip } from '@apogee/rules/vip/statuses'
import { useQuery } from '@tanstack/react-query'
import { useFlag } from '../../../lib/flags/flags'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { buttonStyle } from '../../../ui/buttonStyle'
import { playerQuery } from '../../profile/queries'
import { useChat } from '../../support/useChat'
import { ManagerCard } from '../components/ManagerCard'
import { NextStatus } from '../components/NextStatus'
import { QuarterBars } from '../components/QuarterBars'
import { useVip } from '../components/useVip'

/** Below the end of the quarter: the player's figures, the next status and their manager. */
export default function VipBody({ guestCurrency }: { readonly guestCurrency: string }) {
  const vip = useVip(guestCurrency)
  // A change of status appears at once.
  const { data: player } = useQuery(playerQuery())
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:mt-6 lg:gap-6">
      {vip.isPlayer && <QuarterBars vip={vip} />}
      <NextStatus vip={vip} />
      <Manager groups={player?.statuses.map(({ id }) => id) ?? []} />
    </div>
  )
}

/** VIP-13: the manager of a VIP; for all others, a note that players from Bronze up have one. */
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
      <a href={href('/rocketplay-vipclub')} className={buttonStyle({ tone: 'second', size: 'large', block: true })}>
        {t('manager.compare')}
      </a>
    </section>
  )
}
