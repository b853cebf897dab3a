import type { Page } from '../../../lib/page/page'
import type { PageMeta } from '../../../lib/page/pageHead'
import { SectionScreen } from '../../content/screens/SectionScreen'
import { loadSection, type SectionArgs, useSection } from '../../content/section'
import { pointsQuery, ratesQuery } from '../../loyalty/queries'
import { ChanceProofsPart } from '../chance/ChanceProofsPart'
import { lootboxesQuery, pastLootboxesQuery } from '../queries'
import { ChanceScreen } from '../screens/ChanceScreen'

function ChancePage() {
  const words = useSection('rocket-chance')
  return <SectionScreen {...words} head={<ChanceScreen title={words.title} text={words.text} />} />
}

async function load(args: SectionArgs): Promise<PageMeta> {
  const { queryClient, site, player } = args.context
  const shown = Promise.allSettled([
    queryClient.ensureQueryData(ratesQuery('lootboxes')),
    ...(player
      ? [
          queryClient.ensureQueryData(lootboxesQuery()),
          queryClient.ensureQueryData(pastLootboxesQuery()),
          queryClient.ensureQueryData(pointsQuery()),
        ]
      : []),
  ])
  const [words] = await Promise.all([
    loadSection('rocket-chance', args),
    site.texts.need('lootboxes'),
    // In a browser the page is shown at once, and its boxes when they have loaded.
    import.meta.env.SSR ? shown : ChanceProofsPart.preload(),
  ])
  return words
}

/** The three boxes of the points shop. */
export const chancePage: Page<SectionArgs, PageMeta> = { load, Component: ChancePage }
