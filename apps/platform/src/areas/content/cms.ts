import type { Db } from '../../core/db/db.ts'
import { loadPages, loadSnippets, type PageRow, type SnippetRow } from './store.ts'

export interface Cms {
  readonly pages: readonly PageRow[]
  readonly snippets: readonly SnippetRow[]
}

// The footer of every page asks for both lists; a change in the database shows after this time.
const keepMs = 30_000
const kept = new WeakMap<Db, { readonly at: number; readonly cms: Promise<Cms> }>()

async function load(db: Db): Promise<Cms> {
  const [pages, snippets] = await Promise.all([loadPages(db), loadSnippets(db)])
  return { pages, snippets }
}

/** Everything in the CMS, at most 30 s old: some 200 kB. */
export function cmsOf(db: Db): Promise<Cms> {
  const old = kept.get(db)
  if (old && performance.now() - old.at < keepMs) return old.cms
  const cms = load(db)
  kept.set(db, { at: performance.now(), cms })
  // A failure is not kept.
  cms.catch(() => kept.delete(db))
  return cms
}

const fallback = 'en'

/** Of rows in several languages those of one edition: the locale's own, else its language's, else English. */
export function editionOf<T extends { readonly locale: string }>(rows: readonly T[], locale: string): readonly T[] {
  for (const name of [locale, locale.split('-')[0]!, fallback]) {
    const own = rows.filter((row) => row.locale === name)
    if (own.length > 0) return own
  }
  return []
}
