import { deferHydration } from '../../../lib/delivery'

/** The operator's text below a section: its code loads when it comes near the screen. */
export const SectionTextPart = deferHydration(
  'sectionText',
  import.meta.env.SSR ? (await import('./PageText')).PageText : undefined,
  () => import('./PageText').then(({ PageText }) => ({ default: PageText })),
)
