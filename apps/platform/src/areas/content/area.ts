import { itemAt } from '@apogee/rules/validation/required'
import { defineArea } from '../../core/area.ts'
import type { BrandRow } from '../../core/content/brands.ts'
import type { Db } from '../../core/db/db.ts'
import { type Cms, editionsOf } from './cms/cms.ts'
import { seedPageFiles } from './cms/seedPages.ts'
import { contentFront } from './front.ts'
import { contentHandlers } from './handlers.ts'
import { loadPages, loadSnippets } from './store.ts'

// The footer of every page requests both lists, so they are cached. A change in the database shows after this time.
const cacheMs = 30_000
const cache = new WeakMap<Db, { readonly at: number; readonly cms: Promise<Cms> }>()

/** The whole content of the CMS, about 1 MB, at most 30 s old. */
function cmsOf(db: Db): Promise<Cms> {
  const old = cache.get(db)
  if (old && performance.now() - old.at < cacheMs) return old.cms
  const cms = load(db)
  cache.set(db, { at: performance.now(), cms })
  // A failed read is not cached.
  cms.catch(() => cache.delete(db))
  return cms
}

/** Clears the cache, so that the next request reads the database. */
const forgetCms = (db: Db): boolean => cache.delete(db)

async function load(db: Db): Promise<Cms> {
  const [pages, snippets] = await Promise.all([loadPages(db), loadSnippets(db)])
  return editionsOf(pages, snippets)
}

export const contentArea = defineArea({
  name: 'content',
  handlers: contentHandlers,
  seed: ({ db, log }) =>
    seedPageFiles(db, {
      onUnreadable: (error) =>
        log.error({ err: error }, 'content: reading the page files failed, keeping the stored pages'),
    }),
  services: ({ db }) => ({ cms: () => cmsOf(db) }),
  refresh: ({ db }) => forgetCms(db),
  listedPaths: async ({ cms }, brand) => pagePaths(await cms(), brand),
  config: contentFront.config ?? {},
  tables: ['cms_pages', 'cms_snippets', 'seed_versions'],
})

/** Paths of a brand's public pages. Each page exists in every language, so the first language has all paths. */
function pagePaths(cms: Cms, { id, licence, locales }: BrandRow): string[] {
  const { pages } = cms({ locale: itemAt(locales, 0), licence, brand: id })
  return [...pages.values()].filter(({ hidden, is_login }) => !hidden && !is_login).map(({ slug }) => `/${slug}`)
}
