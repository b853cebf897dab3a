import { useRouteContext } from '@tanstack/react-router'
import type { Page } from '../../../lib/page/page'
import { pageQuery } from '../../content/pageQueries'
import { SectionScreen } from '../../content/screens/SectionScreen'
import { loadSection, type SectionArgs, useSection } from '../../content/section'
import { ClubHead } from '../components/ClubHead'
import { ClubPart } from '../components/ClubPart'
import { useVip } from '../components/useVip'
import { loadVip } from '../loadVip'

const slug = 'rocketplay-vipclub'

function ClubPage() {
  const words = useSection(slug)
  const { player, queryClient, site } = useRouteContext({ from: '__root__' })
  const guestCurrency = queryClient.getQueryData(pageQuery(slug, site.locale).queryKey)?.currency ?? 'EUR'
  return (
    <SectionScreen
      {...words}
      isAlone
      head={<ClubHead slug={slug} title={words.title} text={words.text} vip={useVip(guestCurrency)} />}
    >
      <ClubPart of={player?.id} guestCurrency={guestCurrency} />
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
      // In a browser the page is shown at once, and its figures when they have loaded.
      import.meta.env.SSR && shown,
    ])
    return words
  },
  Component: ClubPage,
}
