import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { z } from 'zod'
import type { Storage } from '../storage/storage.ts'
import { type Month, manifestOf } from './archiveMonth.ts'

const decompress = promisify(gunzip)

const manifest = z.object({
  month: z.string(),
  rows: z.record(z.string(), z.int()),
  files: z.array(z.object({ file: z.string(), rows: z.int(), sha256: z.string() })),
})
type Archive = z.output<typeof manifest>

/** A file of an archive is missing or is not what its manifest says. */
export class ArchiveDamaged extends Error {
  override readonly name = 'ArchiveDamaged'
}

/** The manifest of a month; null if the month is not archived completely. */
export async function readArchive(storage: Storage, month: Month): Promise<Archive | null> {
  const bytes = await storage.get(manifestOf(month))
  return bytes && manifest.parse(JSON.parse(bytes.toString()))
}

/** The archived rows of one name, file by file, each checked against the manifest. */
export async function* readRows(storage: Storage, { month, rows, files }: Archive, name: string) {
  let count = 0
  for (const one of files.filter(({ file }) => file.startsWith(`${month}/${name}-`))) {
    const bytes = await storage.get(one.file)
    if (!bytes) throw new ArchiveDamaged(`${one.file} is missing`)
    if (createHash('sha256').update(bytes).digest('hex') !== one.sha256)
      throw new ArchiveDamaged(`${one.file} differs from its SHA-256 in the manifest`)
    const lines = (await decompress(bytes)).toString().trimEnd().split('\n')
    if (lines.length !== one.rows) throw new ArchiveDamaged(`${one.file} has ${lines.length} rows, not ${one.rows}`)
    count += lines.length
    yield lines
  }
  if (count !== (rows[name] ?? 0))
    throw new ArchiveDamaged(`${month} has ${count} rows of ${name}, not ${rows[name] ?? 0}`)
}

/** Throws {@link ArchiveDamaged} unless the archived rows of one name are as they were written. */
export async function verifyRows(storage: Storage, archive: Archive, name: string): Promise<void> {
  const files = readRows(storage, archive, name)
  while (!(await files.next()).done);
}
