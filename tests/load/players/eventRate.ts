// Events per second that the tournament consumer applies when it is behind: `node eventRate.ts '<Place as JSON>'`
// resets its position, applies all events so far again and prints JSON.
import {
  scoreConsumer,
  scoreConsumerName,
} from '../../../apps/platform/src/areas/tournaments/standings/scoreConsumer.ts'
import { openDb } from '../../../apps/platform/src/core/db/openDb.ts'
import { openLog } from '../../../apps/platform/src/core/log.ts'
import { startWorker } from '../../../apps/platform/src/jobs/worker.ts'
import type {} from '../../../apps/platform/src/main.ts'
import type { Place } from '../../server/funded.ts'

export interface EventRate {
  readonly events: number
  readonly seconds: number
}

const db = await openDb(JSON.parse(process.argv[2] ?? '{}') as Place, { isShared: true })
await db.query('DELETE FROM tournament_rounds')
const [waiting] = await db.query<{ events: number }>(
  `WITH back AS (UPDATE event_consumers SET position = 0 WHERE name = $1)
   SELECT count(*)::int AS events FROM outbox WHERE topic IN ('play.bet', 'play.win', 'play.rollback')`,
  [scoreConsumerName],
)
const since = performance.now()
const worker = startWorker({
  db,
  log: openLog('warn'),
  consumers: [
    scoreConsumer({
      clock: { now: () => new Date() } as never,
      standings: { publish: () => undefined, countEveryMs: () => 0 },
      categoriesOf: () => ['all'],
      pointsEarned: () => 0n,
    }),
  ],
})
await worker.drain()
const seconds = (performance.now() - since) / 1000
await worker.close()
await db.close()
console.log(JSON.stringify({ events: waiting!.events, seconds } satisfies EventRate))
process.exit(0)
