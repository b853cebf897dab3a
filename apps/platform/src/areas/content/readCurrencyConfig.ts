import { currencyConfig } from '@apogee/contract/content'
import { describesConfig } from '../../core/content/configFiles.ts'
import { readEdition } from '../../core/content/editions.ts'
import type { Handler } from '../../core/http/handler.ts'

describesConfig('currency-config', currencyConfig)

export const readCurrencyConfig: Handler<'content.currencyConfig'> = (ctx) => ({
  status: 200,
  body: readEdition('currency-config', currencyConfig, ctx.licence),
})
