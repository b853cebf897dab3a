import { honeyBear, tiger } from './beasts.ts'
import { rattler, scarab } from './desert.ts'
import { wyrm } from './dragons.ts'
import { kitsune, koi } from './east.ts'
import { candleSkull } from './fiesta.ts'
import { climbingRocket, moonMiner, ringedWorld } from './space.ts'

/** Subjects of our own, composed by hand for what most visitors see first. `k` keeps ids apart. */
export const HEROES: Readonly<Record<string, (k: string) => string>> = {
  'hero-wyrm': wyrm,
  'hero-koi': koi,
  'hero-kitsune': kitsune,
  'hero-scarab': scarab,
  'hero-rattler': rattler,
  'hero-miner': moonMiner,
  'hero-rocket': (k) => climbingRocket(k),
  'hero-world': ringedWorld,
  'hero-tiger': tiger,
  'hero-bear': honeyBear,
  'hero-skull': candleSkull,
}
