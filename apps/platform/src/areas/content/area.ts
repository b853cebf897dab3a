import { currencyConfig } from '@apogee/contract/content'
import { defineArea } from '../../core/area.ts'
import { hiddenPages } from './cms.ts'
import { contentHandlers } from './handlers.ts'
import { banners, hiddenIds } from './listBanners.ts'
import { pagePaths } from './pagePaths.ts'
import { pageVariables } from './pageValues.ts'
import { logos } from './readLogo.ts'
import { menuCategories } from './readMenuCategories.ts'
import { promotionPages } from './readPromotionPages.ts'
import { seedPageFiles } from './seedPages.ts'

export const contentArea = defineArea({
  name: 'content',
  handlers: contentHandlers,
  seed: ({ db, log }) =>
    seedPageFiles(db, {
      onUnreadable: (error) => log.error({ err: error }, 'pages cannot be read; they stay as they were'),
    }),
  listedPaths: ({ db }, brand) => pagePaths(db, brand),
  config: {
    'banners/': banners,
    logo: logos,
    'hidden-pages': hiddenPages,
    'hidden-banners': hiddenIds,
    'currency-config': currencyConfig,
    'manage-promotion-pages': promotionPages,
    'page-variables': pageVariables,
    'menu-categories-games': menuCategories,
  },
  tables: ['cms_pages', 'cms_snippets', 'seed_versions'],
})
