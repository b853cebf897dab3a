import { readDecimal, writeDecimal } from '@apogee/rules/money/decimal'
import { crossRate } from '@apogee/rules/money/exchange'
import { required } from '@apogee/rules/validation/required'
import { readCurrencies } from '../../core/content/configs/config.ts'
import { readRates } from '../../core/content/configs/paymentConfig.ts'
import type { Handler } from '../../core/http/handler.ts'

interface Rate {
  readonly exchange_rate: number
  readonly fee: number
  readonly total_exchange_rate: number
}

/** `rate` less the fee, as decimal text. */
function lessFee(rate: string, fee: string): string {
  const whole = required(readDecimal(rate), 'decimal rate')
  const part = required(readDecimal(fee), 'decimal fee')
  return writeDecimal(whole.digits * (10n ** BigInt(part.scale) - part.digits), whole.scale + part.scale)
}

/** Every pair with a crypto currency on at least one side; JSON numbers only on the way out. */
function pairs(): Record<string, Record<string, Rate>> {
  const { fee, value_in_eur } = readRates()
  const known = readCurrencies().filter(({ code }) => value_in_eur[code] !== undefined)
  const rateOf = (from: string, to: string): Rate => {
    const rate = crossRate(required(value_in_eur[from], `rate of ${from}`), required(value_in_eur[to], `rate of ${to}`))
    return { exchange_rate: Number(rate), fee: Number(fee), total_exchange_rate: Number(lessFee(rate, fee)) }
  }
  return Object.fromEntries(
    known.map((from) => [
      from.code,
      Object.fromEntries(
        known.filter((to) => to !== from && !(to.fiat && from.fiat)).map((to) => [to.code, rateOf(from.code, to.code)]),
      ),
    ]),
  )
}

export const listCryptoRates: Handler<'site.cryptoRates'> = () => ({ status: 200, body: pairs() })
