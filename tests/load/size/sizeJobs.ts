// Runs each timer of the platform once, on the database of a stopped server:
// `node sizeJobs.ts '<SizeJobs as JSON>'` prints milliseconds as JSON.
import { areas } from '../../../apps/platform/src/areas.ts'
import { openCore } from '../../../apps/platform/src/composition/core.ts'
import { openVault } from '../../../apps/platform/src/composition/vault.ts'
import { openServices, timersOf } from '../../../apps/platform/src/core/area.ts'
import { openMovableClock } from '../../../apps/platform/src/core/clock.ts'
import { readConfig } from '../../../apps/platform/src/core/config/config.ts'
import { openDb } from '../../../apps/platform/src/core/db/openDb.ts'
import { openLog } from '../../../apps/platform/src/core/log.ts'
import { coreTimers } from '../../../apps/platform/src/jobs/coreTimers.ts'
import { eventTimer } from '../../../apps/platform/src/jobs/eventTimer.ts'
import type { Place } from '../../server/funded.ts'

export interface JobTime {
  readonly name: string
  readonly ms: number
  readonly error?: string
}

/** Areas that need only the core, the vault and each other, and whose timers do more work in a larger casino. */
const measured = areas.filter(({ name }) =>
  [
    'content',
    'profile',
    'wallet',
    'bonuses',
    'limits',
    'tournaments',
    'loyalty',
    'notifications',
    'vip',
    'lootboxes',
    'tracking',
  ].includes(name),
)

const place = JSON.parse(process.argv[2] ?? '{}') as Place
const config = readConfig({ MODE: 'demo', DATABASE_URL: place.databaseUrl ?? '', DATA_DIR: place.dataDir })
const log = openLog('silent')
const db = await openDb(place, { isShared: true })
const { core } = openCore(config, db, await openMovableClock(db), log, null)
const vault = await openVault(config, db, new Date())
const parts = await openServices(measured, { ...core, log, vault })
const timers = [
  ...coreTimers(core),
  eventTimer(core, []),
  // The cast: these areas use no other port.
  ...timersOf(measured, parts as never),
]
const times: JobTime[] = []
for (const { name, run } of timers) {
  const since = performance.now()
  const error = await run().then(
    () => undefined,
    (failed: unknown) => String(failed),
  )
  times.push({ name, ms: performance.now() - since, ...(error !== undefined && { error }) })
}
console.log(JSON.stringify(times))
await db.close()
process.exit(0)
