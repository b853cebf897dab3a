import { needConfig } from './composition/config.ts'
import { contentChecks, platformContentChecks } from './composition/goLive/contentChecks.ts'
import { databaseChecks } from './composition/goLive/databaseChecks.ts'
import { partnerChecks } from './composition/goLive/partnerChecks.ts'
import { type Config, ConfigError, readConfig } from './core/config/config.ts'
import { readSettings } from './core/config/readSettings.ts'
import { findSettingsFaults } from './core/config/settingsChecks.ts'
import { ContentError } from './core/content/faults/contentFault.ts'
import type { Db } from './core/db/db.ts'
import { openDb } from './core/db/openDb.ts'
import { type GoLiveFinding, isMet, runGoLiveChecks } from './core/goLive/goLiveCheck.ts'
import { messageOf } from './core/systemErrors.ts'

export interface GoLiveReport {
  readonly findings: readonly GoLiveFinding[]
  /** 0: no fatal finding and no error; 1: there are some; 2: wrong usage. */
  readonly exitCode: 0 | 1 | 2
  readonly text: string
}

const usage = 'Usage: npm run golive -- [--json] [--offline]. --offline leaves out whether the partners answer.'

/** The checklist before real money: `npm run golive`. It changes nothing. */
export async function goLive(args: readonly string[], env: NodeJS.ProcessEnv): Promise<GoLiveReport> {
  if (args.some((one) => !['--json', '--offline'].includes(one))) return { findings: [], exitCode: 2, text: usage }
  const findings = await findAll(env, args.includes('--offline'))
  const isReady = findings.every((finding) => isMet(finding) || finding.weight === 'warning')
  return { findings, exitCode: isReady ? 0 : 1, text: formatReport(findings, isReady) }
}

async function findAll(env: NodeJS.ProcessEnv, isOffline: boolean): Promise<GoLiveFinding[]> {
  try {
    const is = readSettings(env)
    // Of a production; a demo's settings are read here so that faults are listed and not thrown.
    const config: Config = { ...readConfig({ ...env, MODE: 'demo' }), mode: 'production' }
    const settings = findSettingsFaults(is)
    if (config.platform !== null) return [...settings, ...(await runGoLiveChecks(contentChecks, config))]
    needConfig()
    return [
      ...settings,
      ...(await runGoLiveChecks(platformContentChecks, config)),
      ...(await inDatabase(config, is.DATABASE_URL === undefined && env['MODE'] !== 'production')),
      ...(isOffline ? [] : await runGoLiveChecks(partnerChecks, config)),
    ]
  } catch (error) {
    if (error instanceof ConfigError) return [invalid('settings', 'Settings', error.message, 'correct the setting')]
    if (error instanceof ContentError)
      return [invalid('content', 'Content', error.message, 'correct it, and run npm run content:check')]
    throw error
  }
}

const invalid = (id: string, title: string, found: string, fix: string): GoLiveFinding => ({
  id,
  title,
  weight: 'fatal',
  found: [found],
  fix,
})

/** Without DATABASE_URL, the database in the data folder is a demo's, which is not the one to be checked. */
async function inDatabase(config: Config, isDemo: boolean): Promise<GoLiveFinding[]> {
  if (isDemo) return [invalid('reachable-database', 'Database', 'no database', 'set DATABASE_URL')]
  let db: Db | undefined
  try {
    db = await openDb(config, { isShared: true })
    const [table] = await db.query<{ name: string | null }>("SELECT to_regclass('backups')::text AS name")
    if (table?.name) return await runGoLiveChecks(databaseChecks, { config, db, now: new Date() })
    const [older] = await db.query<{ name: string | null }>("SELECT to_regclass('players')::text AS name")
    // Empty: it has no data of a demo.
    if (!older?.name) return []
    return [invalid('schema', 'Schema', 'the schema of an earlier release', 'run npm run migrate')]
  } catch (error) {
    return [invalid('reachable-database', 'Database', messageOf(error), 'check DATABASE_URL')]
  } finally {
    await db?.close()
  }
}

const marks = { fatal: '✗', error: '✗', warning: '!' } as const

function formatReport(findings: readonly GoLiveFinding[], isReady: boolean): string {
  const lines = findings.flatMap((finding) => {
    if (isMet(finding)) return [`✓ ${finding.title}`]
    const { weight, title, found, fix } = finding
    return [`${marks[weight]} ${title} (${weight}): ${found.join(', ')}`, `    ${fix}`]
  })
  const open = (weight: string) => findings.filter((one) => !isMet(one) && one.weight === weight).length
  const counts = `${open('fatal')} fatal, ${open('error')} errors, ${open('warning')} warnings`
  return [...lines, '', `${isReady ? 'Ready for real money' : 'Not ready for real money'}: ${counts}.`].join('\n')
}
