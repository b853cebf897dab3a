import { createHash } from 'node:crypto'
import { ConfigError } from '../../../core/config/config.ts'
import { contentRoot } from '../../../core/content/contentFiles.ts'
import type { Db, Tx } from '../../../core/db/db.ts'
import { dropPages, upsertPages, upsertSnippets } from '../store.ts'
import { type CmsSource, pageFilesVersion, readPageFiles } from './pages/readPageFiles.ts'

const withHash = <T>(row: T): T & { hash: string } => ({
  ...row,
  hash: createHash('sha256').update(JSON.stringify(row)).digest('hex'),
})

/** Updates the pages and snippets in the database to those of the files; rows with the same hash stay untouched. */
export async function seedPages(db: Db, source: CmsSource): Promise<{ written: number }> {
  const write = async (tx: Tx) => {
    const pages = await upsertPages(tx, source.pages.map(withHash))
    const snippets = await upsertSnippets(tx, source.snippets.map(withHash))
    await dropPages(tx, source)
    return { written: pages + snippets }
  }
  return db.transaction(write)
}

interface PageFiles {
  readonly root?: string
  readonly onUnreadable: (error: Error) => void
}

/**
 * Updates the database to the files of `content` when they or the code that reads them have changed. An unreadable file
 * prevents only the first start: later the stored pages stay unchanged.
 */
export async function seedPageFiles(db: Db, { root = contentRoot, onUnreadable }: PageFiles): Promise<void> {
  const version = pageFilesVersion(root)
  const [last] = await db.query<{ version: string }>(`SELECT version FROM seed_versions WHERE name = 'pages'`)
  if (last?.version === version) return
  let source: CmsSource
  try {
    source = readPageFiles(root)
  } catch (error) {
    if (!last || !(error instanceof ConfigError)) throw error
    onUnreadable(error)
    return
  }
  await seedPages(db, source)
  await db.query(
    `INSERT INTO seed_versions (name, version) VALUES ('pages', $1) ON CONFLICT (name) DO UPDATE SET version = excluded.version`,
    [version],
  )
}
