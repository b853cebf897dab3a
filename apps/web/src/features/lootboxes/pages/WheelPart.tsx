import { deferred } from '../../../lib/delivery'

/** Who comes from another page has waited for it already. */
export const loadWheelScreen = () => import('../screens/WheelScreen')

/** The wheel and all around it. On the first page of a visit it is the server's markup until its code is there. */
export const WheelPart = deferred(
  'wheel',
  import.meta.env.SSR ? (await import('../screens/WheelScreen')).default : undefined,
  loadWheelScreen,
)
