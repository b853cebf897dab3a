import { currencyConfig } from '@apogee/contract/content'
import { readEdition } from '../../core/content/readEdition.ts'
import type { Handler } from '../../core/http/handler.ts'

export const readCurrencyConfig: Handler<'content.currencyConfig'> = (ctx) => ({
  status: 200,
  body: readEdition('currency-config', currencyConfig, ctx.licence),
})
