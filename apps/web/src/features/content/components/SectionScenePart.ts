import { deferHydration } from '../../../lib/delivery'

/** The scene behind a section's title. It is decoration and never changes, so its code need not precede the page's. */
export const SectionScenePart = deferHydration(
  'sectionScene',
  import.meta.env.SSR ? (await import('../../../ui/Scene')).Scene : undefined,
  () => import('../../../ui/Scene').then(({ Scene }) => ({ default: Scene })),
)
