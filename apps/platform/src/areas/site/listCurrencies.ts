import { readCurrencies } from '../../core/content/config.ts'
import type { Handler } from '../../core/http/handler.ts'

export const listCurrencies: Handler<'site.currencies'> = () => ({
  status: 200,
  body: readCurrencies().map(({ code, symbol, subunits_to_unit, fiat, default: isDefault }) => ({
    code,
    symbol,
    subunits_to_unit,
    fiat,
    default: isDefault,
    subcurrencies: [],
  })),
})
