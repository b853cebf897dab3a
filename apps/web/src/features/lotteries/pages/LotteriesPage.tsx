import type { Page } from '../../../lib/page/page'
import type { PageMeta } from '../../../lib/page/pageHead'
import { SectionScreen } from '../../content/screens/SectionScreen'
import { loadSection, type SectionArgs, useSection } from '../../content/section'
import { DrawnPart } from '../components/draw/DrawnPart'
import { lotteriesQuery, lotteryStatusesQuery } from '../queries'
import { LotteriesScreen } from '../screens/LotteriesScreen'

const slug = 'lotteries'

const LotteriesPage = () => (
  <SectionScreen {...useSection(slug)}>
    <LotteriesScreen />
  </SectionScreen>
)

async function load(args: SectionArgs): Promise<PageMeta> {
  const { queryClient, site, player } = args.context
  const shown = Promise.allSettled([
    queryClient.ensureQueryData(lotteriesQuery()),
    player && queryClient.ensureQueryData(lotteryStatusesQuery()),
  ])
  const [words] = await Promise.all([
    loadSection(slug, args),
    site.texts.need('lotteries'),
    // In a browser the page is shown at once, and its lotteries when they have loaded.
    import.meta.env.SSR ? shown : DrawnPart.preload(),
  ])
  return words
}

/** RT-18 */
export const lotteriesPage: Page<SectionArgs, PageMeta> = { load, Component: LotteriesPage }
