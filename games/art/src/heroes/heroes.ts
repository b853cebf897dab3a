import { DRAWINGS } from '../illustrations/drawings.ts'
import { isOurs } from '../light.ts'
import { hostDrawn } from '../stars.ts'
import { outfitOf } from './dealerOutfit.ts'
import { HOSTS } from './face.ts'
import { host } from './hosts.ts'

/**
 * Custom subjects, for the games most visitors see first. Hosts are composed, because each theme changes their dress.
 * `k` is a prefix that keeps ids unique.
 */
export const HEROES: Readonly<Record<string, (k: string) => string>> = {
  ...Object.fromEntries(Object.entries(DRAWINGS).filter(([name]) => isOurs(name))),
  'hero-host': (k) => host(k),
  'hero-host-night': (k) => host(k, HOSTS.night),
  'hero-host-dawn': (k) => host(k, HOSTS.dawn),
}

/** A custom subject by its name: one of those above, or a host in the dress of a theme, `hero-host@western`. */
export function heroDrawing(name: string): ((k: string) => string) | undefined {
  const drawn = hostDrawn(name)
  return drawn ? (k) => host(k, HOSTS[drawn.host], outfitOf(drawn.theme)) : HEROES[name]
}
