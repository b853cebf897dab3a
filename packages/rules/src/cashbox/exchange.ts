import { readDecimal, scaleOf } from '../money/decimal.ts'

/**
 * content/config/crypto-rates.json: the value of one unit in euros, and the fee of a conversion as a fraction. Decimal
 * text.
 */
export interface RateTable {
  readonly fee: string
  readonly value_in_eur: { readonly [currency: string]: string }
}

/** A currency as money counts it. */
export interface Counted {
  readonly code: string
  readonly subunits_to_unit: number
}

interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

function fractionOf(text: string): Fraction {
  const read = readDecimal(text)
  if (!read) throw new RangeError(`"${text}" is no rate`)
  return { over: read.digits, under: 10n ** BigInt(read.scale) }
}

/**
 * Coins that pay for, or are paid for, an amount of a wallet in another currency, in the coin's minor units. A deposit
 * costs the coins whose value after the fee is the amount, rounded up; a withdrawal brings the amount less the fee,
 * rounded down. undefined without a rate; RangeError for a rate that is no decimal.
 */
export function coinsFor(
  cents: bigint,
  wallet: Counted,
  coin: Counted,
  action: 'deposit' | 'cashout',
  rates: RateTable,
): bigint | undefined {
  const walletValue = rates.value_in_eur[wallet.code]
  const coinValue = rates.value_in_eur[coin.code]
  if (walletValue === undefined || coinValue === undefined) return undefined
  const [from, to, fee] = [fractionOf(walletValue), fractionOf(coinValue), fractionOf(rates.fee)]
  const kept = fee.under - fee.over
  const over = cents * from.over * to.under * 10n ** BigInt(scaleOf(coin.subunits_to_unit))
  const under = 10n ** BigInt(scaleOf(wallet.subunits_to_unit)) * from.under * to.over
  if (action === 'cashout') return (over * kept) / (under * fee.under)
  const [paid, worth] = [over * fee.under, under * kept]
  return (paid + worth - 1n) / worth
}

/** Converts an amount to another currency without a fee, in its minor units, rounded down; undefined without a rate. */
export function worthIn(cents: bigint, from: Counted, to: Counted, rates: RateTable): bigint | undefined {
  if (from.code === to.code && from.subunits_to_unit === to.subunits_to_unit) return cents
  const free = { ...rates, fee: '0' }
  return coinsFor(cents, from, to, 'cashout', free)
}
