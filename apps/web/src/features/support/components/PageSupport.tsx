import { deferred } from '../../../lib/deferred'

/** The panel at the foot of a page: its form is code that comes when somebody is near it. */
export const PageSupport = deferred(
  'support',
  import.meta.env.SSR ? (await import('./SupportPanel')).default : undefined,
  () => import('./SupportPanel'),
)
