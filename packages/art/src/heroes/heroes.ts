import { honeyBear, tiger } from './beasts.ts'
import { phoenix } from './birds.ts'
import { dealtHand, litMine, tableWheel } from './casino.ts'
import { rattler, scarab } from './desert.ts'
import { HIDES, wyrm } from './dragons.ts'
import { kitsune, koi } from './east.ts'
import { captain, heist } from './fair.ts'
import { candleSkull } from './fiesta.ts'
import { thunderer, tinHand } from './hall.ts'
import { HOSTS, host } from './hosts.ts'
import { teaPanda, unicorn } from './meadow.ts'
import { count, ronin, silverback } from './night.ts'
import { jarl, kraken } from './north.ts'
import { climbingRocket, moonMiner, ringedWorld } from './space.ts'

/** Subjects of our own, composed by hand for what most visitors see first. `k` keeps ids apart. */
export const HEROES: Readonly<Record<string, (k: string) => string>> = {
  'hero-wyrm': (k) => wyrm(k),
  'hero-wyrm-jade': (k) => wyrm(k, HIDES.jade),
  'hero-wyrm-frost': (k) => wyrm(k, HIDES.frost),
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
  'hero-jarl': jarl,
  'hero-kraken': kraken,
  'hero-phoenix': phoenix,
  'hero-ronin': ronin,
  'hero-count': count,
  'hero-silverback': silverback,
  'hero-captain': captain,
  'hero-heist': heist,
  'hero-thunderer': thunderer,
  'hero-tinhand': tinHand,
  'hero-unicorn': unicorn,
  'hero-panda': teaPanda,
  'hero-wheel': tableWheel,
  'hero-hand': dealtHand,
  'hero-mine': litMine,
  'hero-host': (k) => host(k),
  'hero-host-night': (k) => host(k, HOSTS.night),
  'hero-host-dawn': (k) => host(k, HOSTS.dawn),
}
