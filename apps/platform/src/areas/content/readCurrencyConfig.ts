import { currencyConfig } from '@apogee/contract/content'
import { readContent } from '../../core/content/contentFiles.ts'
import type { Handler } from '../../core/http/handler.ts'

export const readCurrencyConfig: Handler<'content.currencyConfig'> = () => ({
  status: 200,
  body: readContent('config/currency-config.json', currencyConfig),
})
