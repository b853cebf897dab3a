import { readFileSync } from 'node:fs'
import { ENGINES } from '../src/engines/index.ts'
import { claimOf } from '../src/fairness/claim.ts'
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
  const listener = {
    block: (message: string, hmac: string) => say(`  HMAC-SHA256(server seed, "${message}") = ${hmac}`),
    drawn: (bound: number, words: readonly number[], value: number) =>
      say(`    ${words.map((word) => word.toString(16).padStart(8, '0')).join(' ')} mod ${bound} = ${value}`),
  }
  const { mismatches, played } = await verifyRound(engine, claimOf(round), isDetailed ? listener : undefined)
  say(`  stake ${played?.stakedCents} and win ${played?.winCents} in minor units, computed here`)
  say(mismatches.length === 0 ? '  all agrees' : `  DOES NOT AGREE: ${mismatches.join(', ')}`)
  return mismatches.length === 0
}

const content: PresentedRound | PresentedRound[] = JSON.parse(readFileSync(file ?? 0, 'utf8'))
let isRight = true
for (const round of Array.isArray(content) ? content : [content]) isRight = (await check(round)) && isRight
process.exitCode = isRight ? 0 : 1
