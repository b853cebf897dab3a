import type { Page } from '../../../lib/page/page'
import { SectionScreen } from '../../content/screens/SectionScreen'
import { loadSection, type SectionArgs, useSection } from '../../content/section'
import { StudioGrid } from '../components/studios/StudioGrid'
import { studiosQuery } from '../listing/studiosQuery'

/** RT-18: all studios whose games we offer. */
const StudiosPage = () => (
  <SectionScreen {...useSection('producers')}>
    <StudioGrid />
  </SectionScreen>
)

export const studiosPage: Page<SectionArgs> = {
  load: async (args) => {
    const { queryClient, site } = args.context
    // The page works without its counts; they report their own failure.
    const studios = queryClient.ensureQueryData(studiosQuery).catch(() => undefined)
    const [words] = await Promise.all([loadSection('producers', args), site.texts.need('games'), studios])
    return words
  },
  Component: StudiosPage,
}
