import type { Page } from '../../../lib/page/page'
import { SectionScreen } from '../../content/screens/SectionScreen'
import { loadSection, type SectionArgs, useSection } from '../../content/section'
import { QuestHub } from '../components/QuestHub'
import { loadQuests } from '../loadQuests'

const slug = 'actions'

function ActionsPage() {
  return (
    <SectionScreen {...useSection(slug)}>
      <QuestHub />
    </SectionScreen>
  )
}

/** RT-18, OPEN-01: the hub of quests. */
export const actionsPage: Page<SectionArgs> = {
  load: async (args) => {
    const { site } = args.context
    const shown = loadQuests(args.context)
    const [words] = await Promise.all([
      loadSection(slug, args),
      site.texts.need('quests'),
      import.meta.env.SSR && shown,
    ])
    return words
  },
  Component: ActionsPage,
}
