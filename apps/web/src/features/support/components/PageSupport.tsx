import { deferHydration } from '../../../lib/delivery'

/** The panel on its page: the form's code loads after the page, when it becomes visible. */
export const PageSupport = deferHydration(
  'support',
  import.meta.env.SSR ? (await import('./SupportPanel')).default : undefined,
  () => import('./SupportPanel'),
)
