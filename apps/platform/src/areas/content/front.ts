import { currencyConfig } from '@apogee/contract/content'
import { z } from 'zod'
import { defineFront } from '../../core/area.ts'
import { readEdition } from '../../core/content/readEdition.ts'
import { hiddenPages } from './cms/cms.ts'
import { presentSnippet, presentTree, readerOf, withoutOffers } from './cms/presentCms.ts'
import { readPage } from './cms/readPage.ts'
import { promotionPages, readPromotionPages } from './cms/readPromotionPages.ts'
import { banners, hiddenIds, listBanners } from './listBanners.ts'
import { listFiles } from './listFiles.ts'
import { pageVariables } from './pageValues.ts'
import { readCurrencyConfig } from './readCurrencyConfig.ts'
import { logos, readLogo } from './readLogo.ts'

const menuCategories = z.record(z.string(), z.array(z.string()))

/** Pages are read through the service `cms`: from the database, or from the files if there is no database. */
export const contentFront = defineFront({
  name: 'content',
  handlers: {
    'content.banners': listBanners,
    'content.logo': readLogo,
    'content.menuCategories': (ctx) => ({
      status: 200,
      body: readEdition('menu-categories-games', menuCategories, ctx.licence),
    }),
    'content.currencyConfig': readCurrencyConfig,
    'content.promotionPages': readPromotionPages,
    /** API-098 */
    'content.pages': async (ctx, { query }) => {
      const reader = readerOf(ctx, query.l)
      const pages = withoutOffers(ctx, (await ctx.cms())(reader).pages)
      return { status: 200, body: presentTree(pages.values(), reader) }
    },
    'content.page': readPage,
    /** API-099 */
    'content.snippets': async (ctx, { query }) => {
      const reader = readerOf(ctx, query.l)
      const { snippets } = (await ctx.cms())(reader)
      return { status: 200, body: [...snippets.values()].map((row) => presentSnippet(row, reader)) }
    },
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
