import { DRAWINGS } from '../illustrations/drawings.ts'
import { isOurs } from '../light.ts'
import { hostDrawn } from '../stars.ts'
import { dressOf } from './dealerDress.ts'
import { HOSTS } from './face.ts'
import { host } from './hosts.ts'

/** Subjects of our own, for what most visitors see first. Hosts are composed, because each theme dresses them. `k` keeps ids apart. */
export const HEROES: Readonly<Record<string, (k: string) => string>> = {
  ...Object.fromEntries(Object.entries(DRAWINGS).filter(([name]) => isOurs(name))),
  'hero-host': (k) => host(k),
  'hero-host-night': (k) => host(k, HOSTS.night),
  'hero-host-dawn': (k) => host(k, HOSTS.dawn),
}

/** A subject of our own by its name: one of those above, or a host in the dress of a theme, `hero-host@western`. */
export function heroDrawing(name: string): ((k: string) => string) | undefined {
  const drawn = hostDrawn(name)
  return drawn ? (k) => host(k, HOSTS[drawn.host], dressOf(drawn.theme)) : HEROES[name]
}
