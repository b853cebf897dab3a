import { readFileSync } from 'node:fs'
import english from '../../content/messages/en/studio.json' with { type: 'json' }
import { tell as blackjack } from '../client/engines/blackjack/tell.ts'
import { tell as crash } from '../client/engines/crash/tell.ts'
import { tell as hold } from '../client/engines/hold/tell.ts'
import { tell as lines } from '../client/engines/lines/tell.ts'
import { tell as liveRoulette } from '../client/engines/live-roulette/tell.ts'
import { tell as liveWheel } from '../client/engines/live-wheel/tell.ts'
import { tell as mines } from '../client/engines/mines/tell.ts'
import { tell as plinko } from '../client/engines/plinko/tell.ts'
import { tell as roulette } from '../client/engines/roulette/tell.ts'
import { tell as ways } from '../client/engines/ways/tell.ts'
import type { AnyEngine, EngineId } from '../engines/engine.ts'
import { ENGINES } from '../engines/index.ts'
import { claimOf } from '../fairness/claimOf.ts'
import type { CoursePart, ToldRound } from '../fairness/course.ts'
import type { DrawsListener } from '../fairness/stream.ts'
import { verifyRound } from '../fairness/verifyRound.ts'
import { createTextsIn } from '../messages.ts'
import type { PresentedLiveClaim } from '../protocol/live.ts'
import type { PresentedRound } from '../protocol/round.ts'
import { checkBox, isBox, type PresentedBox } from './checkBox.ts'
import { checkLottery, isDraw, type PresentedDraw } from './checkLottery.ts'

// Plays rounds and draws boxes and lotteries again from their seeds, without the casino: `node verify.mjs round.json`, or the
// facts of a round or a box (the site copies them) on standard input; of a lottery its draw and its lists of tickets and values:
// `node verify.mjs draw.json tickets.txt values.txt`. `--steps` shows every block of bits, every number drawn and what the game made of it.

const [file, ticketsFile, valuesFile] = process.argv.slice(2).filter((argument) => argument !== '--steps')
const isDetailed = process.argv.includes('--steps')

const say = (text: string) => console.log(text)

/** Says how numbers are derived; `hear` is told each of them. */
const telling = (hear: (value: number) => void): DrawsListener => ({
  block: (message, hmac) => say(`  HMAC-SHA256(server seed, "${message}") = ${hmac}`),
  drawn: (bound, words, value) => {
    hear(value)
    say(`    ${words.map((word) => word.toString(16).padStart(8, '0')).join(' ')} mod ${bound} = ${value}`)
  },
})

/** What it says of a round; true when all agrees. */
async function checkRound(round: PresentedRound): Promise<boolean> {
  say(`round ${round.id} (${round.engine}, ${round.profile}), number ${round.fairness.nonce} of its seed`)
  const engine = ENGINES.find(({ id }) => id === round.engine)
  if (!engine) {
    say(`  this script does not know the engine ${round.engine}`)
    return false
  }
  if (!round.fairness.server_seed) {
    say('  the server seed is not revealed yet: change your seed in the game, then copy the facts again')
    return false
  }
  const values: number[] = []
  const listener = telling((value) => values.push(value))
  const { mismatches, played } = await verifyRound(engine, claimOf(round), isDetailed ? listener : undefined)
  if (isDetailed && mismatches.length === 0) await tellCourse(engine, round, values, say)
  sayOrder(round)
  say(`  stake ${played?.stakedCents} and win ${played?.winCents} in minor units, computed here`)
  say(mismatches.length === 0 ? '  all agrees' : `  DOES NOT AGREE: ${mismatches.join(', ')}`)
  return mismatches.length === 0
}

/** When the hash was committed to, and when its player sent their seed: the signature is part of what has to agree. */
function sayOrder({ fairness: { commitment, player_seed_at: sentAt, shared, live } }: PresentedRound): void {
  if (live) sayTableOrder(live)
  if (shared) return
  if (!commitment) {
    say('  no signed commitment: this round is from before there were any')
    return
  }
  say(`  hash committed to at ${commitment.committed_at}, signed with the key ${commitment.key}`)
  say(
    sentAt
      ? `  player seed sent at ${sentAt}`
      : '  the player sent no seed: this one is the studio\u2019s, and proves no order',
  )
}

/** Of a bet at a live table: the chain before the round, the bets with their seeds, the draw. */
function sayTableOrder({
  chain,
  opens_at,
  closes_at,
  drawn_at,
  seeds,
  own_seed,
  beacon_url,
  beacon_at,
}: PresentedLiveClaim): void {
  say(`  chain of ${chain.length} rounds, published at ${chain.committed_at}: ${chain.anchor}`)
  say(`  betting from ${opens_at} to ${closes_at}, drawn and signed at ${drawn_at} with the key ${chain.key}`)
  const lines = (seeds ?? '').split('\n').slice(0, -1)
  const [, beaconChain, round, randomness] = lines[0]?.split(' ') ?? []
  if (beacon_url !== null) {
    say(`  beacon: compare ${randomness} with ${beacon_url}/public/${round} (chain ${beaconChain})`)
    say(`  round ${round} has to be its first at or after ${beacon_at}`)
  } else if (own_seed === null) say(`  ${lines.length} seeds of bets; this one brought none`)
  else say(`  ${lines.length} seeds of bets, that of this one among them: ${own_seed}`)
}

type Tell = (round: ToldRound<unknown, unknown, unknown, unknown>) => Promise<readonly CoursePart[]>

/** What each number became, in the words of the site's page. */
async function tellCourse(
  { id, profiles }: AnyEngine,
  { profile, bet, moves, view }: PresentedRound,
  values: readonly number[],
  say: (text: string) => void,
): Promise<void> {
  // Each is given rounds of its own engine alone.
  const all: Readonly<Record<EngineId, unknown>> = {
    lines,
    ways,
    hold,
    roulette,
    blackjack,
    crash,
    plinko,
    mines,
    'live-roulette': liveRoulette,
    'live-wheel': liveWheel,
    // One flight for many is told as one flown alone.
    'live-crash': crash,
  }
  const told = { profile: profiles[profile], bet, moves, view, values, locale: 'en', textsIn: createTextsIn(english) }
  for (const { title, lines: part } of await (all[id] as Tell)(told)) {
    say(`  ${title}`)
    for (const { draw, mark, text } of part) {
      const from = draw === null ? '' : `number ${draw + 1}: `
      say(`    ${from}${mark === null ? '' : `${mark}  `}${text}`)
    }
  }
}

type Claim = PresentedRound | PresentedBox | PresentedDraw

function check(claim: Claim): Promise<boolean> {
  const listener = isDetailed ? telling(() => undefined) : undefined
  if (isDraw(claim))
    return checkLottery(
      {
        ...claim,
        ...(ticketsFile && { tickets: readFileSync(ticketsFile, 'utf8') }),
        ...(valuesFile && { values: readFileSync(valuesFile, 'utf8') }),
      },
      listener,
      say,
    )
  return isBox(claim) ? checkBox(claim, listener, say) : checkRound(claim)
}

const content: Claim | Claim[] = JSON.parse(readFileSync(file ?? 0, 'utf8'))
let isRight = true
for (const claim of Array.isArray(content) ? content : [content]) isRight = (await check(claim)) && isRight
process.exitCode = isRight ? 0 : 1
