// Verifies rounds of every engine by the published rules: `npm run conformance:games -- --rounds 1000 [--engine
// mines]`, or rounds that a player copied: `-- round.json`.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ENGINES, playRounds } from '../../games/scripts/playRounds.ts'
import { openTestDatabase } from '../../games/server/testing/database.ts'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import type { Tables } from './games/outcome.ts'
import { type Round, verify } from './games/round.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '1000' },
    engine: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const tables: Tables = JSON.parse(readFileSync(new URL('../../docs/games/tables.json', import.meta.url), 'utf8'))

/** Prints where rounds do not follow from their seeds, and returns how many. */
function judge(name: string, rounds: readonly Round[]): number {
  const wrong = rounds.flatMap((round) => {
    const problems = verify(tables, round)
    return problems.length > 0 ? [`  ${round.id} (${round.profile}): ${problems.join('; ')}`] : []
  })
  const paid = rounds.filter(({ win_cents }) => (win_cents ?? 0) > 0).length
  console.log(
    `${name.padEnd(14)} ${rounds.length - wrong.length} of ${rounds.length} rounds agree, ${paid} of them paid`,
  )
  for (const line of wrong.slice(0, 5)) console.log(line)
  return wrong.length
}

let wrong = 0
if (positionals.length > 0) {
  for (const file of positionals) wrong += judge(file, [JSON.parse(readFileSync(file, 'utf8'))].flat())
} else {
  const postgres = process.env['TEST_DATABASE_URL'] ? null : await startPostgres()
  process.env['TEST_DATABASE_URL'] ??= postgres?.url
  for (const engine of ENGINES.filter(({ id }) => !values.engine || id === values.engine)) {
    const db = await openTestDatabase()
    // The API sends JSON.
    const rounds: Round[] = JSON.parse(
      JSON.stringify(await playRounds(db, engine, Number(values.rounds), Number(values.seed))),
    )
    wrong += judge(engine.id, rounds)
    await db.close()
  }
  await postgres?.stop?.()
}
process.exitCode = wrong === 0 ? 0 : 1
