import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/**
 * A part whose code comes when it is first drawn. Where it cannot be had (no network) the part is left out: a page does not
 * fail for it.
 */
export const later = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> =>
  lazy(() => load().catch((): { default: ComponentType<P> } => ({ default: Nothing })))
