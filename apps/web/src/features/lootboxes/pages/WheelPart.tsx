import { deferHydration } from '../../../lib/delivery'

/** A navigation within the site has already loaded it. */
export const loadWheelScreen = () => import('../screens/WheelScreen')

/** The wheel and all around it. On the first page of a visit it is the server's markup until its code has loaded. */
export const WheelPart = deferHydration(
  'wheel',
  import.meta.env.SSR ? (await import('../screens/WheelScreen')).default : undefined,
  loadWheelScreen,
)
