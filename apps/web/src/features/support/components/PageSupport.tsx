import { deferred } from '../../../lib/deferred'

/** The panel in its page: the code of its form comes after the page, when it is seen. */
export const PageSupport = deferred(
  'support',
  import.meta.env.SSR ? (await import('./SupportPanel')).default : undefined,
  () => import('./SupportPanel'),
)
