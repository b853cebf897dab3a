import type { Sql, Tx } from '../../core/db/db.ts'
import type { CmsSource, PageSource, SnippetSource } from './cms/pages/readPageFiles.ts'

type Hashed<T> = T & { readonly hash: string }

export type PageRow = PageSource
export type SnippetRow = SnippetSource

/** Writes the new and changed pages, and returns how many. */
export async function upsertPages(tx: Tx, pages: readonly Hashed<PageSource>[]): Promise<number> {
  const rows = await tx.query(
    `INSERT INTO cms_pages AS kept
       (locale, slug, licence, brand, position, title, head_title, description, keywords, categories, hidden, is_login,
        content, facts, hash)
     SELECT r.locale, r.slug, r.licence, r.brand, r.position, r.title, r.head_title, r.description, r.keywords, r.categories, r.hidden,
            r.is_login, r.content, r.facts, r.hash
       FROM jsonb_to_recordset($1::jsonb) AS r(locale text, slug text, licence text, brand text, position int, title text, head_title text,
            description text, keywords text, categories text[], hidden boolean, is_login boolean, content text, facts jsonb,
            hash text)
     ON CONFLICT (locale, slug, licence, brand) DO UPDATE SET
       position = excluded.position, title = excluded.title, head_title = excluded.head_title,
       description = excluded.description, keywords = excluded.keywords, categories = excluded.categories,
       hidden = excluded.hidden, is_login = excluded.is_login, content = excluded.content, facts = excluded.facts,
       hash = excluded.hash
     WHERE kept.hash <> excluded.hash
     RETURNING slug`,
    [JSON.stringify(pages)],
  )
  return rows.length
}

/** Writes the new and changed text snippets, and returns how many. */
export async function upsertSnippets(tx: Tx, snippets: readonly Hashed<SnippetSource>[]): Promise<number> {
  const rows = await tx.query(
    `INSERT INTO cms_snippets AS kept (locale, id, brand, categories, content, hash)
     SELECT r.locale, r.id, r.brand, r.categories, r.content, r.hash
       FROM jsonb_to_recordset($1::jsonb) AS r(locale text, id text, brand text, categories text[], content text, hash text)
     ON CONFLICT (locale, id, brand) DO UPDATE SET
       categories = excluded.categories, content = excluded.content, hash = excluded.hash
     WHERE kept.hash <> excluded.hash
     RETURNING id`,
    [JSON.stringify(snippets)],
  )
  return rows.length
}

/** Deletes rows whose file no longer exists. */
export async function dropPages(tx: Tx, { pages, snippets }: CmsSource): Promise<void> {
  await tx.query(`DELETE FROM cms_pages WHERE NOT locale || '/' || slug || '/' || licence || '/' || brand = ANY($1)`, [
    pages.map(({ locale, slug, licence, brand }) => `${locale}/${slug}/${licence}/${brand}`),
  ])
  await tx.query(`DELETE FROM cms_snippets WHERE NOT locale || '/' || id || '/' || brand = ANY($1)`, [
    snippets.map(({ locale, id, brand }) => `${locale}/${id}/${brand}`),
  ])
}

// `position` of the file, the first page first.
const pageColumns =
  'locale, slug, licence, brand, position, title, head_title, description, keywords, categories, hidden, is_login, content, facts'

export const loadPages = (sql: Sql): Promise<PageRow[]> =>
  sql.query<PageRow & Record<string, unknown>>(`SELECT ${pageColumns} FROM cms_pages ORDER BY position, slug`)

export const loadSnippets = (sql: Sql): Promise<SnippetRow[]> =>
  sql.query<SnippetRow & Record<string, unknown>>(
    'SELECT locale, id, brand, categories, content FROM cms_snippets ORDER BY id',
  )
