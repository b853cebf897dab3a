import { type Counted, type RateTable, worthIn } from '../cashbox/exchange.ts'
import { scaleOf } from './decimal.ts'

/** OPEN-30: fixed factors, in tenths of a unit per euro; currencies not listed are converted at their rate. */
const tenthsPerEuro: Readonly<Record<string, bigint>> = {
  USD: 10n,
  EUR: 10n,
  GBP: 10n,
  AUD: 15n,
  CAD: 15n,
  NZD: 15n,
  BRL: 50n,
  PLN: 45n,
  NOK: 100n,
  INR: 900n,
  JPY: 1500n,
  KZT: 5000n,
}

/** Counts euros by their millionths: fine enough to add up the smallest bets of any coin. */
export const microsPerEuro = 1_000_000n
const euro: Counted = { code: 'EUR', subunits_to_unit: Number(microsPerEuro) }

/** For a front end without rates: only currencies with a factor can be converted. */
export const noRates: RateTable = { fee: '0', value_in_eur: {} }

const subunits = (currency: Counted): bigint => 10n ** BigInt(scaleOf(currency.subunits_to_unit))

/** Converts an amount of euros to minor units of a currency; undefined for a currency with neither factor nor rate. */
export function fromMicroEuros(micros: bigint, currency: Counted, rates: RateTable): bigint | undefined {
  const tenths = tenthsPerEuro[currency.code]
  return tenths === undefined
    ? worthIn(micros, euro, currency, rates)
    : (micros * tenths * subunits(currency)) / (10n * microsPerEuro)
}

/** Converts an amount of a currency to millionths of a euro: the reverse of {@link fromMicroEuros}. */
export function toMicroEuros(cents: bigint, currency: Counted, rates: RateTable): bigint | undefined {
  const tenths = tenthsPerEuro[currency.code]
  return tenths === undefined
    ? worthIn(cents, currency, euro, rates)
    : (cents * 10n * microsPerEuro) / (tenths * subunits(currency))
}
