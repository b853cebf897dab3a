import type { Page } from '../../../lib/page/page'
import { SectionScreen } from '../../content/screens/SectionScreen'
import { loadSection, type SectionArgs, useSection } from '../../content/section'
import { MedalWall } from '../components/MedalWall'
import { achievementsQuery, ownProgressQuery } from '../queries'

const slug = 'achievements'

function AchievementsPage() {
  return (
    <SectionScreen {...useSection(slug)}>
      <MedalWall />
    </SectionScreen>
  )
}

/** QST-08 */
export const achievementsPage: Page<SectionArgs> = {
  load: async (args) => {
    const { queryClient, site, player } = args.context
    const shown = Promise.allSettled([
      queryClient.ensureQueryData(achievementsQuery(site.locale)),
      player && queryClient.ensureQueryData(ownProgressQuery()),
    ])
    const [words] = await Promise.all([
      loadSection(slug, args),
      site.texts.need('quests'),
      import.meta.env.SSR && shown,
    ])
    return words
  },
  Component: AchievementsPage,
}
