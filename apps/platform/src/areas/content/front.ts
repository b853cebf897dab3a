import { currencyConfig } from '@apogee/contract/content'
import { defineFront } from '../../core/area.ts'
import { hiddenPages } from './cms/cms.ts'
import { listPages } from './cms/listPages.ts'
import { listSnippets } from './cms/listSnippets.ts'
import { readPage } from './cms/readPage.ts'
import { promotionPages, readPromotionPages } from './cms/readPromotionPages.ts'
import { banners, hiddenIds, listBanners } from './listBanners.ts'
import { listFiles } from './listFiles.ts'
import { pageVariables } from './pageValues.ts'
import { readCurrencyConfig } from './readCurrencyConfig.ts'
import { logos, readLogo } from './readLogo.ts'
import { menuCategories, readMenuCategories } from './readMenuCategories.ts'

/** Pages are read through the service `cms`: from the database, or from the files if there is no database. */
export const contentFront = defineFront({
  name: 'content',
  handlers: {
    'content.banners': listBanners,
    'content.logo': readLogo,
    'content.menuCategories': readMenuCategories,
    'content.currencyConfig': readCurrencyConfig,
    'content.promotionPages': readPromotionPages,
    'content.pages': listPages,
    'content.page': readPage,
    'content.snippets': listSnippets,
    'content.files': listFiles,
  },
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
})
