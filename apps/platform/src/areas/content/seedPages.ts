import { createHash } from 'node:crypto'
import type { Db, Tx } from '../../core/db/db.ts'
import type { CmsSource } from './pages/readPageFiles.ts'
import { dropPages, upsertPages, upsertSnippets } from './store.ts'

const withHash = <T>(row: T): T & { hash: string } => ({
  ...row,
  hash: createHash('sha256').update(JSON.stringify(row)).digest('hex'),
})

/** Brings the pages and pieces of text of the database to those of the files; a row whose hash is the same stays untouched. */
export async function seedPages(db: Db, source: CmsSource): Promise<{ written: number }> {
  const write = async (tx: Tx) => {
    const pages = await upsertPages(tx, source.pages.map(withHash))
    const snippets = await upsertSnippets(tx, source.snippets.map(withHash))
    await dropPages(tx, source)
    return { written: pages + snippets }
  }
  return db.transaction(write)
}
