import { z } from 'zod'
import { demoEmails } from '../../areas/auth/public.ts'
import { readJackpotFile } from '../../areas/jackpots/public.ts'
import { latestBackups } from '../../core/backups/backupRecords.ts'
import type { Config } from '../../core/config/config.ts'
import { everyBrand } from '../../core/content/brands.ts'
import { readContentFolder } from '../../core/content/contentFiles.ts'
import type { Sql } from '../../core/db/db.ts'
import { queryOne } from '../../core/db/queryOne.ts'
import type { GoLiveCheck } from '../../core/goLive/goLiveCheck.ts'

interface DatabaseFacts {
  readonly config: Pick<Config, 'isRestored'>
  readonly db: Sql
  readonly now: Date
}

type DatabaseCheck = GoLiveCheck<DatabaseFacts>

const hourMs = 3_600_000
/** A nightly backup, with two hours to spare. */
const maxBackupHours = 26
const maxTestDays = 92
const maxSkewMs = 2_000
/** The first and the last payments are looked at: a demo makes its own when it starts, and players then make more. */
const atEachEnd = 1_000

const sampleOf = z.object({ sample: z.boolean().optional() })

/** Names of the competition files of this kind that are samples. */
function sampleFiles(kind: string): string[] {
  const folders = ['', ...everyBrand().map(({ id }) => `brands/${id}/`)].map((brand) => `${brand}competitions/${kind}`)
  return folders.flatMap((folder) =>
    [...readContentFolder(folder, sampleOf)].flatMap(([name, { sample }]) => (sample ? [name] : [])),
  )
}

async function count(db: Sql, text: string, params: readonly unknown[] = []): Promise<number> {
  const { count: found } = await queryOne<{ count: bigint }>(db, text, params)
  return Number(found)
}

const some = (number: number, words: string): string[] => (number > 0 ? [`${number} ${words}`] : [])

const freshDatabase = 'start with an empty database: what a demo has written cannot be told from the rest'

const demoChecks: readonly DatabaseCheck[] = [
  {
    id: 'demo-players',
    title: 'No players of the demo',
    weight: 'fatal',
    find: async ({ db }) =>
      some(
        // Exact addresses, by the index: a start may not read millions of players.
        await count(db, 'SELECT count(*) FROM players WHERE email = ANY ($1::text[])', [demoEmails]),
        'players of the demo, whose password is public',
      ),
    fix: freshDatabase,
  },
  {
    id: 'sandbox-payments',
    title: 'No payments of the sandbox',
    weight: 'fatal',
    find: async ({ db }) =>
      (await count(
        db,
        `SELECT count(*) FROM (
           (SELECT provider FROM payments ORDER BY id LIMIT $1) UNION ALL (SELECT provider FROM payments ORDER BY id DESC LIMIT $1)
         ) ends WHERE provider = 'sandbox'`,
        [atEachEnd],
      )) > 0
        ? ['payments by the sandbox provider']
        : [],
    fix: freshDatabase,
  },
  {
    id: 'clock',
    title: 'A clock that nobody has moved',
    weight: 'fatal',
    find: async ({ db }) =>
      (await count(db, 'SELECT count(*) FROM clock_offset WHERE offset_ms <> 0')) > 0
        ? ['a clock that the sandbox has moved']
        : [],
    fix: freshDatabase,
  },
  {
    id: 'sample-jackpots',
    title: 'No sample jackpots with money',
    weight: 'fatal',
    async find({ db }) {
      const names = readJackpotFile().flatMap(({ identifier, sample }) => (sample ? [identifier] : []))
      const rows = await db.query<{ identifier: string; currency: string; cents: string }>(
        `SELECT j.identifier, j.currency, sum(l.amount_cents) AS cents
           FROM jackpots j JOIN jackpot_levels l ON l.jackpot_id = j.id
          WHERE j.identifier = ANY ($1::text[]) GROUP BY 1, 2 HAVING sum(l.amount_cents) > 0 ORDER BY 1`,
        [names],
      )
      return rows.map(({ identifier, currency, cents }) => `${identifier} with ${cents} minor units of ${currency}`)
    },
    fix: 'start with an empty database; if players have fed these pools, delete "sample" from content/config/jackpots.json to keep them',
  },
  {
    id: 'sample-competitions',
    title: 'No sample competitions with prizes',
    weight: 'fatal',
    async find({ db, now }) {
      const tournaments = await count(
        db,
        `SELECT count(*) FROM tournaments
          WHERE end_at > $1 AND ((kind = 'tournament' AND file = ANY ($2::text[]))
             OR (kind = 'quest' AND file = ANY ($3::text[])) OR (kind = 'achievement' AND file = ANY ($4::text[])))`,
        [now, sampleFiles('tournaments'), sampleFiles('quests'), sampleFiles('achievements')],
      )
      const lotteries = await count(
        db,
        `SELECT count(*) FROM lotteries WHERE end_at > $1 AND split_part(frontend_identifier, '--', 1) = ANY ($2::text[])`,
        [now, sampleFiles('lotteries')],
      )
      return some(tournaments + lotteries, 'announced competitions of the samples, whose prizes would be paid')
    },
    fix: 'start with an empty database; to keep one, delete "sample" from its file in content',
  },
]

/** The age of the latest record of a kind, if it is too old. */
const tooOld =
  (kind: 'made' | 'tested', maxHours: number, words: { none: string; old: string }) =>
  async ({ db, now }: DatabaseFacts): Promise<string[]> => {
    const at = (await latestBackups(db))[kind]
    if (at === undefined) return [words.none]
    const hours = Math.floor((now.getTime() - at.getTime()) / hourMs)
    return hours > maxHours ? [`${words.old} ${hours} hours ago`] : []
  }

const keepingChecks: readonly DatabaseCheck[] = [
  {
    id: 'copy',
    title: 'Not a copy of another database',
    weight: 'fatal',
    async find({ db, config }) {
      const { restored, adopted } = await latestBackups(db)
      const isCopy = restored !== undefined && (adopted === undefined || adopted < restored)
      return isCopy && !config.isRestored
        ? [`a copy restored on ${restored.toISOString()}, which would pay and mail what the live one does`]
        : []
    },
    fix: 'set RESTORED=1 to look at it; if it takes the place of the live one, run npm run backup -- adopt',
  },
  {
    id: 'backup-age',
    title: 'A backup of the last day',
    weight: 'error',
    find: tooOld('made', maxBackupHours, { none: 'no backup yet', old: 'the last backup' }),
    fix: 'run npm run backup -- make every night',
  },
  {
    id: 'backup-tested',
    title: 'A backup that has been restored',
    weight: 'warning',
    find: tooOld('tested', maxTestDays * 24, { none: 'no backup that was restored for a test', old: 'the last test' }),
    fix: 'run npm run backup -- test',
  },
  {
    id: 'database-clock',
    title: 'The clocks of database and server',
    weight: 'error',
    async find({ db }) {
      const sent = Date.now()
      const { at } = await queryOne<{ at: Date }>(db, 'SELECT clock_timestamp() AS at')
      const skew = Math.abs(at.getTime() - (sent + Date.now()) / 2)
      return skew > maxSkewMs ? [`clocks that differ by ${Math.round(skew)} ms`] : []
    },
    fix: 'set both by NTP',
  },
]

export const databaseChecks: readonly DatabaseCheck[] = [...demoChecks, ...keepingChecks]
