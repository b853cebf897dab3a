import { isOurs } from './extensions.ts'
import { type RouteName, routes } from './routes.ts'

/** What a platform can do beyond the public wire, learnt from its answers. */
export interface Capabilities {
  /** It is known that the platform has no such call. */
  lacks(name: RouteName): boolean
  /** Takes note of the status of an answer; true if it says that there is no such call. */
  learn(name: RouteName, status: number): boolean
}

/** A 404 of these may be about what was asked for. */
const namesAThing = (name: RouteName): boolean => routes[name].includes(':') || name === 'games.similar'

/** `keptMs`: how long "no such call" is believed, since a platform may be updated while we run. */
export function createCapabilities(keptMs: number, now: () => number = Date.now): Capabilities {
  const missing = new Map<RouteName, number>()
  return {
    lacks(name) {
      const until = missing.get(name)
      return until !== undefined && until > now()
    },
    learn(name, status) {
      if (!isOurs(name) || (status !== 404 && status !== 405 && status !== 501)) return false
      if (status === 404 && namesAThing(name)) return false
      missing.set(name, now() + keptMs)
      return true
    },
  }
}
