import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import {
  ConfigError,
  ContentError,
  type ContentFault,
  contentRoot,
  formatFault,
  type Log,
  publishContentState,
} from '@apogee/platform/front'
import { type Decision, faultId, firstDecision, nextDecision, type Stamps } from './decision.ts'
import { FolderWatch } from './folderWatch.ts'
import { recallFaults, rememberFaults, validationKey } from './rememberedFaults.ts'

/** All files are looked at after a change, and at least this often, because it may not have been reported. */
const pollMs = { watched: 10_000, unwatched: 2_000 }
/** An editor may write a file in several steps. */
const settleMs = 200

interface ContentOptions {
  readonly isFrontOnly: boolean
  readonly dataDir: string
}

interface WatchOptions extends ContentOptions {
  readonly log: Pick<Log, 'error' | 'info'>
}

/**
 * The files the start needs: those that are in force from then on. Throws a `ContentError` with all fatal faults. A start
 * on the files and the code of the last one does not validate again.
 */
export async function openContent({ isFrontOnly, dataDir }: ContentOptions): Promise<Decision> {
  if (!existsSync(join(contentRoot, 'brands')))
    throw new ConfigError(`CONTENT_DIR is "${contentRoot}", but there is no folder "brands" in it.`)
  const found = await settled()
  const recalled = recallFaults(dataDir, validationKey(found, isFrontOnly))
  const { stamps, faults } = recalled ? { stamps: found, faults: recalled } : await validated(isFrontOnly)
  const fatal = faults.filter(({ severity }) => severity === 'fatal')
  if (fatal.length > 0) throw new ContentError(...fatal)
  const decision = firstDecision(stamps, faults)
  publishContentState(decision)
  return decision
}

/**
 * Validates the files again when they change, and puts those without a fault in force, as long as the process runs. The
 * returned function gives the version of the content in force.
 */
export function watchContent(first: Decision, { isFrontOnly, dataDir, log }: WatchOptions): () => string {
  try {
    rememberFaults(dataDir, validationKey(first.accepted, isFrontOnly), first.faults)
  } catch (error) {
    log.info({ err: error }, 'the validation of content cannot be stored in DATA_DIR, the next start repeats it')
  }
  let decision = first
  let seen: Stamps = first.accepted
  let version = versionOf(first)
  for (const fault of first.faults) report(log, fault)
  const folders = new FolderWatch(contentRoot)
  const poll = async (): Promise<void> => {
    if (isSame(stampsOf(), seen)) return
    // It may not have been reported, because a folder, or the whole content, was replaced.
    folders.reopen()
    const { stamps, faults } = await validated(isFrontOnly)
    const last = decision
    decision = nextDecision(last, stamps, faults)
    seen = stamps
    publishContentState(decision)
    version = versionOf(decision)
    const known = new Set(last.faults.map(faultId))
    for (const fault of faults.filter((one) => !known.has(faultId(one)))) report(log, fault)
    if (last.faults.length > 0 && faults.length === 0) log.info('content has no faults any more')
  }
  const run = async (): Promise<never> => {
    for (;;) {
      await folders.next(folders.isWatching ? pollMs.watched : pollMs.unwatched)
      await poll().catch((error: unknown) => log.error({ err: error }, 'validation of content failed, will retry'))
    }
  }
  void run()
  return () => version
}

function report(log: WatchOptions['log'], fault: ContentFault): void {
  if (fault.severity === 'warning') return
  const { file, line, key, reason } = fault
  log.error({ file: `content/${file}`, line, key, reason }, `faulty content is not in force: ${formatFault(fault)}`)
}

/** The faults of one state of the files: while they change, the validation starts again. */
async function validated(isFrontOnly: boolean): Promise<{ stamps: Stamps; faults: readonly ContentFault[] }> {
  for (;;) {
    const stamps = await settled()
    const faults = await validate(isFrontOnly)
    if (isSame(stampsOf(), stamps)) return { stamps, faults }
  }
}

async function settled(): Promise<Stamps> {
  let stamps = stampsOf()
  const isRecent = () => [...stamps.values()].some((stamp) => Date.now() - Number.parseFloat(stamp) < settleMs)
  while (isRecent()) {
    await new Promise((resolve) => setTimeout(resolve, settleMs))
    stamps = stampsOf()
  }
  return stamps
}

let games: readonly string[] | undefined

function validate(isFrontOnly: boolean): Promise<readonly ContentFault[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./validationWorker.ts', import.meta.url), { workerData: { isFrontOnly, games } })
    worker.once('message', (found: { readonly faults: readonly ContentFault[]; readonly games: readonly string[] }) => {
      games = found.games
      resolve(found.faults)
    })
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`the validation ended with code ${code}`)))
  })
}

function stampsOf(): Stamps {
  const stamps = new Map<string, string>()
  for (const file of readdirSync(contentRoot, { recursive: true, encoding: 'utf8' })) {
    // Deleted between listing and stat.
    const stat = statSync(join(contentRoot, file), { throwIfNoEntry: false })
    if (stat?.isFile()) stamps.set(file, `${stat.mtimeMs} ${stat.size}`)
  }
  return stamps
}

const isSame = (a: Stamps, b: Stamps): boolean =>
  a.size === b.size && [...a].every(([file, stamp]) => b.get(file) === stamp)

function versionOf({ accepted, setAside }: Decision): string {
  const hash = createHash('sha256')
  for (const [file, stamp] of [...accepted].sort()) hash.update(`${file} ${stamp}\n`)
  return hash.update(JSON.stringify([...setAside].map(([file, keys]) => [file, ...keys]))).digest('base64url')
}
