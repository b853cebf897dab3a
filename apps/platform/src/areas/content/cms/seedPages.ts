import { createHash } from 'node:crypto'
import { contentRoot } from '../../../core/content/contentFiles.ts'
import { ContentError } from '../../../core/content/faults/contentFault.ts'
import type { Db, Tx } from '../../../core/db/db.ts'
import { dropPages, upsertPages, upsertSnippets } from '../store.ts'
import { type CmsSource, pageFilesVersion, readPages } from './pages/readPageFiles.ts'

const withHash = <T>(row: T): T & { hash: string } => ({
  ...row,
  hash: createHash('sha256').update(JSON.stringify(row)).digest('hex'),
})

/**
 * Updates the pages and snippets in the database to those of the files; rows with the same hash stay untouched. Those
 * without a file are deleted only if every file could be read.
 */
export async function seedPages(
  db: Db,
  source: CmsSource,
  { isComplete = true }: { readonly isComplete?: boolean } = {},
): Promise<{ written: number }> {
  const write = async (tx: Tx) => {
    const pages = await upsertPages(tx, source.pages.map(withHash))
    const snippets = await upsertSnippets(tx, source.snippets.map(withHash))
    if (isComplete) await dropPages(tx, source)
    return { written: pages + snippets }
  }
  return db.transaction(write)
}

interface PageFiles {
  readonly root?: string
  readonly onUnreadable: (error: Error) => void
}

/**
 * Updates the database to the files of `content` when they or the code that reads them have changed. Unreadable files
 * prevent only the first start: later their stored pages stay unchanged, and the next start tries again.
 */
export async function seedPageFiles(db: Db, { root = contentRoot, onUnreadable }: PageFiles): Promise<void> {
  const version = pageFilesVersion(root)
  const [last] = await db.query<{ version: string }>(`SELECT version FROM seed_versions WHERE name = 'pages'`)
  if (last?.version === version) return
  const { faults, ...source } = readPages(root)
  if (faults.length > 0) {
    const error = new ContentError(...faults)
    if (!last) throw error
    onUnreadable(error)
  }
  await seedPages(db, source, { isComplete: faults.length === 0 })
  if (faults.length > 0) return
  await db.query(
    `INSERT INTO seed_versions (name, version) VALUES ('pages', $1) ON CONFLICT (name) DO UPDATE SET version = excluded.version`,
    [version],
  )
}
