import { hostDrawn } from '../stars.ts'
import { ballRunner } from './ballRunner.ts'
import { honeyBear, tiger } from './beasts.ts'
import { phoenix } from './birds.ts'
import { bison } from './bison.ts'
import { bull } from './bull.ts'
import { cardSharp } from './cardSharp.ts'
import { dealtHand, litMine, tableWheel } from './casino.ts'
import { cometRider } from './cometRider.ts'
import { dressOf } from './dealerDress.ts'
import { rattler, scarab } from './desert.ts'
import { dino } from './dino.ts'
import { dolphin } from './dolphin.ts'
import { HIDES, wyrm } from './dragons.ts'
import { drum } from './drum.ts'
import { kitsune, koi } from './east.ts'
import { elephant } from './elephant.ts'
import { expressTrain } from './expressTrain.ts'
import { HOSTS } from './face.ts'
import { captain, heist } from './fair.ts'
import { fiddler } from './fiddler.ts'
import { candleSkull } from './fiesta.ts'
import { flamingo } from './flamingo.ts'
import { diamond } from './gems.ts'
import { gumball } from './gumball.ts'
import { thunderer, tinHand } from './hall.ts'
import { deskPerson, host } from './hosts.ts'
import { jetMonkey } from './jetMonkey.ts'
import { genie } from './lamp.ts'
import { leprechaun } from './leprechaun.ts'
import { lion } from './lion.ts'
import { mammoth } from './mammoth.ts'
import { teaPanda, unicorn } from './meadow.ts'
import { mole } from './mole.ts'
import { count, ronin, silverback } from './night.ts'
import { jarl, kraken } from './north.ts'
import { owl } from './owl.ts'
import { parrot } from './parrot.ts'
import { peach } from './peach.ts'
import { pearl } from './pearl.ts'
import { raccoon } from './raccoon.ts'
import { regalia } from './regalia.ts'
import { rooster } from './rooster.ts'
import { moneyWheel, plinkoBoard } from './shows.ts'
import { skyferry } from './skyferry.ts'
import { climbingRocket, moonMiner, ringedWorld } from './space.ts'
import { starliner } from './starliner.ts'
import { swan } from './swan.ts'
import { blazingSeven, cupcake } from './sweets.ts'
import { tikiMask } from './tiki.ts'
import { toadTycoon } from './toad.ts'
import { turtle } from './turtle.ts'
import { witch } from './witch.ts'
import { wolf } from './wolf.ts'

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
  'hero-lion': lion,
  'hero-wolf': wolf,
  'hero-owl': owl,
  'hero-elephant': elephant,
  'hero-swan': swan,
  'hero-dolphin': dolphin,
  'hero-regalia': regalia,
  'hero-express': expressTrain,
  'hero-fiddler': fiddler,
  'hero-parrot': parrot,
  'hero-raccoon': raccoon,
  'hero-turtle': turtle,
  'hero-bull': bull,
  'hero-mole': mole,
  'hero-gumball': gumball,
  'hero-jetmonkey': jetMonkey,
  'hero-cometrider': cometRider,
  'hero-cardsharp': cardSharp,
  'hero-ballrunner': ballRunner,
}

/** A subject of our own by its name: one of those above, or a host in the dress of a theme, `hero-host@western`. */
export function heroDrawing(name: string): ((k: string) => string) | undefined {
  const drawn = hostDrawn(name)
  return drawn ? (k) => host(k, HOSTS[drawn.host], dressOf(drawn.theme)) : HEROES[name]
}
