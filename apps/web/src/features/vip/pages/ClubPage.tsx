import { useRouteContext } from '@tanstack/react-router'
import { useT } from '../../../lib/i18n/TextsProvider'
import type { Page } from '../../../lib/page'
import { pageQuery } from '../../content/pageQueries'
import { SectionScreen } from '../../content/screens/SectionScreen'
import { loadSection, type SectionArgs, useSection } from '../../content/section'
import { ClubHead } from '../components/ClubHead'
import { Compare } from '../components/Compare'
import { NextStatus } from '../components/NextStatus'
import { QuarterBars } from '../components/QuarterBars'
import { useVip } from '../components/useVip'
import { loadVip } from '../loadVip'

const slug = 'rocketplay-vipclub'

function ClubPage() {
  const words = useSection(slug)
  const t = useT('vip')
  const { queryClient, site } = useRouteContext({ from: '__root__' })
  const vip = useVip(queryClient.getQueryData(pageQuery(slug, site.locale).queryKey)?.currency ?? 'EUR')
  return (
    <SectionScreen
      {...words}
      names={{ vip: t('tab') }}
      head={<ClubHead title={words.title} text={words.text} vip={vip} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6">
        <div
          className={`grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6 ${vip.isPlayer ? 'md:grid-cols-2 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1.4fr)_minmax(0,1fr)]' : ''}`}
        >
          {vip.isPlayer && <QuarterBars vip={vip} />}
          <NextStatus vip={vip} />
        </div>
        <Compare vip={vip} />
      </div>
    </SectionScreen>
  )
}

/** RT-33 */
export const clubPage: Page<SectionArgs> = {
  load: async (args) => {
    const { queryClient, site, player } = args.context
    const shown = loadVip(
      queryClient,
      player?.statuses.map(({ id }) => id),
    )
    const [words] = await Promise.all([
      loadSection(slug, args),
      site.texts.need('vip'),
      // In a browser the page shows at once, and its figures when they have loaded.
      import.meta.env.SSR && shown,
    ])
    return words
  },
  Component: ClubPage,
}
