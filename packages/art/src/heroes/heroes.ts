import { DRAWINGS } from '../illustrations/drawings.ts'
import { isOurs } from '../light.ts'
import { hostDrawn } from '../stars.ts'
import { honeyBear, tiger } from './beasts.ts'
import { phoenix } from './birds.ts'
import { bison } from './bison.ts'
import { dealtHand, litMine, tableWheel } from './casino.ts'
import { dressOf } from './dealerDress.ts'
import { rattler, scarab } from './desert.ts'
import { dino } from './dino.ts'
import { HIDES, wyrm } from './dragons.ts'
import { drum } from './drum.ts'
import { kitsune, koi } from './east.ts'
import { HOSTS } from './face.ts'
import { captain, heist } from './fair.ts'
import { candleSkull } from './fiesta.ts'
import { flamingo } from './flamingo.ts'
import { diamond } from './gems.ts'
import { thunderer, tinHand } from './hall.ts'
import { deskPerson, host } from './hosts.ts'
import { genie } from './lamp.ts'
import { leprechaun } from './leprechaun.ts'
import { mammoth } from './mammoth.ts'
import { teaPanda, unicorn } from './meadow.ts'
import { count, ronin, silverback } from './night.ts'
import { jarl, kraken } from './north.ts'
import { peach } from './peach.ts'
import { pearl } from './pearl.ts'
import { rooster } from './rooster.ts'
import { moneyWheel, plinkoBoard } from './shows.ts'
import { skyferry } from './skyferry.ts'
import { climbingRocket, moonMiner, ringedWorld } from './space.ts'
import { starliner } from './starliner.ts'
import { blazingSeven, cupcake } from './sweets.ts'
import { tikiMask } from './tiki.ts'
import { toadTycoon } from './toad.ts'
import { witch } from './witch.ts'

/** Subjects of our own, composed by hand for what most visitors see first. `k` keeps ids apart. */
export const HEROES: Readonly<Record<string, (k: string) => string>> = {
  ...Object.fromEntries(Object.entries(DRAWINGS).filter(([name]) => isOurs(name))),
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
  'hero-desk': deskPerson,
  'hero-mammoth': mammoth,
  'hero-bison': bison,
  'hero-genie': genie,
  'hero-witch': witch,
  'hero-tiki': tikiMask,
  'hero-flamingo': flamingo,
  'hero-toad': toadTycoon,
  'hero-rooster': rooster,
  'hero-dino': dino,
  'hero-pearl': pearl,
  'hero-diamond': diamond,
  'hero-peach': peach,
  'hero-clover': leprechaun,
  'hero-drum': drum,
  'hero-seven': blazingSeven,
  'hero-cupcake': cupcake,
  'hero-moneywheel': moneyWheel,
  'hero-plinko': plinkoBoard,
  'hero-starliner': starliner,
  'hero-skyferry': skyferry,
}

/** A subject of our own by its name: one of those above, or a host in the dress of a theme, `hero-host@western`. */
export function heroDrawing(name: string): ((k: string) => string) | undefined {
  const drawn = hostDrawn(name)
  return drawn ? (k) => host(k, HOSTS[drawn.host], dressOf(drawn.theme)) : HEROES[name]
}
