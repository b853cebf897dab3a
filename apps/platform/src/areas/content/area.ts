import { defineArea } from '../../core/area.ts'
import { cmsOf, forgetCms } from './cms/cmsOfDb.ts'
import { pagePaths } from './cms/pagePaths.ts'
import { seedPageFiles } from './cms/seedPages.ts'
import { contentFront } from './front.ts'
import { contentHandlers } from './handlers.ts'

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
