import type { Handlers } from '../../core/http/handler.ts'
import { listBanners } from './listBanners.ts'
import { listFiles } from './listFiles.ts'
import { listPages } from './listPages.ts'
import { listSnippets } from './listSnippets.ts'
import { readCurrencyConfig } from './readCurrencyConfig.ts'
import { readLogo } from './readLogo.ts'
import { readMenuCategories } from './readMenuCategories.ts'
import { readPage } from './readPage.ts'
import { readPromotionPages } from './readPromotionPages.ts'

export const contentHandlers = {
  'content.banners': listBanners,
  'content.logo': readLogo,
  'content.menuCategories': readMenuCategories,
  'content.currencyConfig': readCurrencyConfig,
  'content.promotionPages': readPromotionPages,
  'content.pages': listPages,
  'content.page': readPage,
  'content.snippets': listSnippets,
  'content.files': listFiles,
} satisfies Partial<Handlers>
