import type { Db } from '../../../core/db/db.ts'
import { loadPages, loadSnippets } from '../store.ts'
import { type Cms, editionsOf } from './cms.ts'

// The footer of every page requests both lists, so they are cached. A change in the database shows after this time.
const cacheMs = 30_000
const cache = new WeakMap<Db, { readonly at: number; readonly cms: Promise<Cms> }>()

/** The whole content of the CMS, about 1 MB, at most 30 s old. */
export function cmsOf(db: Db): Promise<Cms> {
  const old = cache.get(db)
  if (old && performance.now() - old.at < cacheMs) return old.cms
  const cms = load(db)
  cache.set(db, { at: performance.now(), cms })
  // A failed read is not cached.
  cms.catch(() => cache.delete(db))
  return cms
}

/** Clears the cache, so that the next request reads the database. */
export const forgetCms = (db: Db): boolean => cache.delete(db)

async function load(db: Db): Promise<Cms> {
  const [pages, snippets] = await Promise.all([loadPages(db), loadSnippets(db)])
  return editionsOf(pages, snippets)
}
