import { readFileSync } from 'node:fs'
import { signOf } from '../src/engines/blackjack/cards.ts'
import { courseOf } from '../src/engines/blackjack/course.ts'
import type { BlackjackBet, BlackjackMove } from '../src/engines/blackjack/play.ts'
import { BLACKJACK_PROFILES, type BlackjackProfileId } from '../src/engines/blackjack/profiles.ts'
import { ENGINES } from '../src/engines/index.ts'
import { claimOf } from '../src/fairness/claim.ts'
import { drawsAgain } from '../src/fairness/course.ts'
import { verifyRound } from '../src/fairness/verify.ts'
import type { PresentedRound } from '../src/server/present.ts'

// Plays rounds again from their seeds, without the casino: `node verify.mjs round.json`, or the facts of a round (the site's
// page of it copies them) on standard input. `--steps` shows every block of bits and every number drawn.

const [file] = process.argv.slice(2).filter((argument) => argument !== '--steps')
const isDetailed = process.argv.includes('--steps')

/** What it says of a round; true when all agrees. */
async function check(round: PresentedRound): Promise<boolean> {
  const say = (text: string) => console.log(text)
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
  const listener = {
    block: (message: string, hmac: string) => say(`  HMAC-SHA256(server seed, "${message}") = ${hmac}`),
    drawn: (bound: number, words: readonly number[], value: number) => {
      values.push(value)
      say(`    ${words.map((word) => word.toString(16).padStart(8, '0')).join(' ')} mod ${bound} = ${value}`)
    },
  }
  const { mismatches, played } = await verifyRound(engine, claimOf(round), isDetailed ? listener : undefined)
  if (isDetailed && mismatches.length === 0 && round.engine === 'blackjack') await tellCards(round, values, say)
  say(`  stake ${played?.stakedCents} and win ${played?.winCents} in minor units, computed here`)
  say(mismatches.length === 0 ? '  all agrees' : `  DOES NOT AGREE: ${mismatches.join(', ')}`)
  return mismatches.length === 0
}

/** Which card each number became, move by move. */
async function tellCards(round: PresentedRound, values: readonly number[], say: (text: string) => void): Promise<void> {
  const profile = BLACKJACK_PROFILES[round.profile as BlackjackProfileId] // its round has just been played again
  const [bet, moves] = [round.bet as BlackjackBet, round.moves as BlackjackMove[]]
  let place = 0
  for (const { by, turn, cards } of await courseOf(profile, bet, moves, () => drawsAgain(values))) {
    say(
      `  ${turn ? `seat ${turn.seat + 1}, hand ${turn.hand + 1}: ${by}` : by === 'deal' ? 'the deal' : 'the dealer draws'}`,
    )
    for (const { card, seat, hand, total } of cards) {
      const whose = seat === null ? 'dealer' : `seat ${seat + 1}, hand ${hand + 1}`
      say(`    number ${++place} is ${signOf(card)}, ${whose}: ${total.isSoft ? 'soft ' : ''}${total.points}`)
    }
  }
}

const content: PresentedRound | PresentedRound[] = JSON.parse(readFileSync(file ?? 0, 'utf8'))
let isRight = true
for (const round of Array.isArray(content) ? content : [content]) isRight = (await check(round)) && isRight
process.exitCode = isRight ? 0 : 1
