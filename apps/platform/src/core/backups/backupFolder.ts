import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { ConfigError } from '../config/configError.ts'
import { folderStorage, nothingThere } from '../storage/folderStorage.ts'
import type { Storage } from '../storage/storage.ts'

const manifest = z.object({
  made_at: z.iso.datetime(),
  /** The last migration of the platform. */
  schema: z.string(),
  sha256: z.string(),
  /** Names of the sealed documents, which all backups of the folder share. */
  documents: z.array(z.string()),
})
type Manifest = z.output<typeof manifest>

export interface StoredBackup extends Manifest {
  readonly name: string
  /** Path of the dump, in the custom format of pg_dump. */
  readonly dump: string
}

const dayMs = 86_400_000
const manifestName = 'manifest.json'
const dumpName = 'database.dump'

/** Sealed documents of all backups in the folder. They never change, so each is copied once. */
export const documentsIn = (folder: string): Storage => folderStorage(join(folder, 'documents'))

/** A new backup's name and the path of its dump. It counts once {@link finishBackup} has written its manifest. */
export async function beginBackup(
  folder: string,
  now: Date,
): Promise<{ readonly name: string; readonly dump: string }> {
  const name = now.toISOString().replace(/[:.]/g, '-')
  await mkdir(join(folder, name), { recursive: true, mode: 0o700 })
  return { name, dump: join(folder, name, dumpName) }
}

export async function finishBackup(
  folder: string,
  name: string,
  facts: Pick<Manifest, 'made_at' | 'schema' | 'documents'>,
): Promise<void> {
  const sha256 = await sumOf(join(folder, name, dumpName))
  await writeFile(join(folder, name, manifestName), JSON.stringify({ ...facts, sha256 }), { mode: 0o600 })
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Complete backups, the oldest first. */
async function listBackups(folder: string): Promise<StoredBackup[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-\d\d-\d\dT/.test(name)).sort()
  const found: StoredBackup[] = []
  for (const name of names) {
    const text = await readFile(join(folder, name, manifestName), 'utf8').catch(nothingThere)
    // A backup that was cut off has no manifest.
    if (text !== null) found.push({ ...manifest.parse(JSON.parse(text)), name, dump: join(folder, name, dumpName) })
  }
  return found
}

/** The latest backup, or the one of that name. Throws when there is none, or its dump was changed. */
export async function findBackup(folder: string, wanted?: string): Promise<StoredBackup> {
  const all = await listBackups(folder)
  const found = wanted === undefined ? all.at(-1) : all.find(({ name }) => name === wanted)
  if (!found) throw new ConfigError(`${folder} has no complete backup${wanted === undefined ? '' : ` ${wanted}`}.`)
  if ((await sumOf(found.dump)) !== found.sha256)
    throw new ConfigError(`${found.dump} is damaged: its SHA-256 sum is not that of its manifest.`)
  return found
}

/** Deletes backups older than that, but never the latest, and documents that no backup names. Returns how many backups. */
export async function pruneBackups(folder: string, keepDays: number, now: Date): Promise<number> {
  const all = await listBackups(folder)
  const isOld = ({ made_at: at }: Manifest) => Date.parse(at) < now.getTime() - keepDays * dayMs
  const old = all.slice(0, -1).filter(isOld)
  for (const { name } of old) await rm(join(folder, name), { recursive: true })
  const wanted = new Set(all.filter((one) => !old.includes(one)).flatMap(({ documents }) => documents))
  const storage = documentsIn(folder)
  for await (const files of storage.list())
    for (const { name } of files) if (!wanted.has(name)) await storage.remove(name)
  return old.length
}
