import { readFileSync } from 'node:fs'
import english from '../../content/messages/en/studio.json' with { type: 'json' }
import { explainRound as blackjack } from '../client/engines/blackjack/explainRound.ts'
import { explainRound as crash } from '../client/engines/crash/explainRound.ts'
import { explainRound as hold } from '../client/engines/hold/explainRound.ts'
import { explainRound as lines } from '../client/engines/lines/explainRound.ts'
import { explainRound as liveRoulette } from '../client/engines/live-roulette/explainRound.ts'
import { explainRound as liveWheel } from '../client/engines/live-wheel/explainRound.ts'
import { explainRound as mines } from '../client/engines/mines/explainRound.ts'
import { explainRound as plinko } from '../client/engines/plinko/explainRound.ts'
import { explainRound as roulette } from '../client/engines/roulette/explainRound.ts'
import { explainRound as ways } from '../client/engines/ways/explainRound.ts'
import type { AnyEngine, EngineId } from '../engines/engine.ts'
import { ENGINES } from '../engines/index.ts'
import { claimOf } from '../fairness/claimOf.ts'
import type { CoursePart, ExplainedRound } from '../fairness/course.ts'
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

const print = (text: string) => console.log(text)

/** Prints how numbers are derived and passes each of them to `onValue`. */
const drawsListener = (onValue: (value: number) => void): DrawsListener => ({
  block: (message, hmac) => print(`  HMAC-SHA256(server seed, "${message}") = ${hmac}`),
  drawn: (bound, words, value) => {
    onValue(value)
    print(`    ${words.map((word) => word.toString(16).padStart(8, '0')).join(' ')} mod ${bound} = ${value}`)
  },
})

/** Checks one round and prints the result. Returns true when everything agrees. */
async function checkRound(round: PresentedRound): Promise<boolean> {
  print(`round ${round.id} (${round.engine}, ${round.profile}), number ${round.fairness.nonce} of its seed`)
  const engine = ENGINES.find(({ id }) => id === round.engine)
  if (!engine) {
    print(`  this script does not know the engine ${round.engine}`)
    return false
  }
  if (!round.fairness.server_seed) {
    print('  the server seed is not revealed yet: change your seed in the game, then copy the facts again')
    return false
  }
  const values: number[] = []
  const listener = drawsListener((value) => values.push(value))
  const { mismatches, played } = await verifyRound(engine, claimOf(round), isDetailed ? listener : undefined)
  if (isDetailed && mismatches.length === 0) await printCourse(engine, round, values, print)
  printOrder(round)
  print(`  stake ${played?.stakedCents} and win ${played?.winCents} in minor units, computed here`)
  print(mismatches.length === 0 ? '  all agrees' : `  DOES NOT AGREE: ${mismatches.join(', ')}`)
  return mismatches.length === 0
}

/** When the hash was committed to, and when its player sent their seed: the signature is part of what has to agree. */
function printOrder({ fairness: { commitment, player_seed_at: sentAt, shared, live } }: PresentedRound): void {
  if (live) printTableOrder(live)
  if (shared) return
  if (!commitment) {
    print('  no signed commitment: this round is from before there were any')
    return
  }
  print(`  hash committed to at ${commitment.committed_at}, signed with the key ${commitment.key}`)
  print(
    sentAt
      ? `  player seed sent at ${sentAt}`
      : '  the player sent no seed: this one is the studio\u2019s, and proves no order',
  )
}

/** Of a bet at a live table: the chain before the round, the bets with their seeds, the draw. */
function printTableOrder({
  chain,
  opens_at,
  closes_at,
  drawn_at,
  seeds,
  own_seed,
  beacon_url,
  beacon_at,
}: PresentedLiveClaim): void {
  print(`  chain of ${chain.length} rounds, published at ${chain.committed_at}: ${chain.anchor}`)
  print(`  betting from ${opens_at} to ${closes_at}, drawn and signed at ${drawn_at} with the key ${chain.key}`)
  const lines = (seeds ?? '').split('\n').slice(0, -1)
  const [, beaconChain, round, randomness] = lines[0]?.split(' ') ?? []
  if (beacon_url !== null) {
    print(`  beacon: compare ${randomness} with ${beacon_url}/public/${round} (chain ${beaconChain})`)
    print(`  round ${round} has to be its first at or after ${beacon_at}`)
  } else if (own_seed === null) print(`  ${lines.length} seeds of bets; this one brought none`)
  else print(`  ${lines.length} seeds of bets, that of this one among them: ${own_seed}`)
}

type Explain = (round: ExplainedRound<unknown, unknown, unknown, unknown>) => Promise<readonly CoursePart[]>

/** What each number became, in the words of the site's page. */
async function printCourse(
  { id, profiles }: AnyEngine,
  { profile, bet, moves, view }: PresentedRound,
  values: readonly number[],
  print: (text: string) => void,
): Promise<void> {
  // `id` names the engine of the round, so the function fits it.
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
    // A shared flight has the same explanation as a single one.
    'live-crash': crash,
  }
  const explained = {
    profile: profiles[profile],
    bet,
    moves,
    view,
    values,
    locale: 'en',
    textsIn: createTextsIn(english),
  }
  for (const { title, lines: part } of await (all[id] as Explain)(explained)) {
    print(`  ${title}`)
    for (const { draw, mark, text } of part) {
      const from = draw === null ? '' : `number ${draw + 1}: `
      print(`    ${from}${mark === null ? '' : `${mark}  `}${text}`)
    }
  }
}

type Claim = PresentedRound | PresentedBox | PresentedDraw

function check(claim: Claim): Promise<boolean> {
  const listener = isDetailed ? drawsListener(() => undefined) : undefined
  if (isDraw(claim))
    return checkLottery(
      {
        ...claim,
        ...(ticketsFile && { tickets: readFileSync(ticketsFile, 'utf8') }),
        ...(valuesFile && { values: readFileSync(valuesFile, 'utf8') }),
      },
      listener,
      print,
    )
  return isBox(claim) ? checkBox(claim, listener, print) : checkRound(claim)
}

const content: Claim | Claim[] = JSON.parse(readFileSync(file ?? 0, 'utf8'))
let isRight = true
for (const claim of Array.isArray(content) ? content : [content]) isRight = (await check(claim)) && isRight
process.exitCode = isRight ? 0 : 1
