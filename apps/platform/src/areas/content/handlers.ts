import type { Handlers } from '../../core/http/handler.ts'
import { listBanners } from './listBanners.ts'
import { readCurrencyConfig } from './readCurrencyConfig.ts'
import { readLogo } from './readLogo.ts'
import { readMenuCategories } from './readMenuCategories.ts'

export const contentHandlers = {
  'content.banners': listBanners,
  'content.logo': readLogo,
  'content.menuCategories': readMenuCategories,
  'content.currencyConfig': readCurrencyConfig,
} satisfies Partial<Handlers>
