import { readCurrencies } from '../../core/content/configs/config.ts'
import { readRates } from '../../core/content/configs/paymentConfig.ts'
import type { Handler } from '../../core/http/handler.ts'

export const listCurrencies: Handler<'site.currencies'> = () => {
  const values = readRates().value_in_eur
  const body = readCurrencies().map(({ code, symbol, subunits_to_unit, fiat, default: isDefault }) => ({
    code,
    symbol,
    subunits_to_unit,
    fiat,
    default: isDefault,
    subcurrencies: [],
    value_in_eur: values[code] ?? null,
  }))
  return { status: 200, body }
}
