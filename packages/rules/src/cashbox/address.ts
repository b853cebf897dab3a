import { normalise } from '../validation/text/normalise.ts'

const base58 = '[1-9A-HJ-NP-Za-km-z]'
const bech32 = '[02-9ac-hj-np-z]'
const ethereum = /^0x[0-9a-fA-F]{40}$/

// The forms a wallet program offers today. USDT travels over Ethereum or Tron.
const forms: { readonly [coin: string]: readonly RegExp[] } = {
  BTC: [new RegExp(`^[13]${base58}{25,34}$`), new RegExp(`^bc1${bech32}{11,71}$`)],
  ETH: [ethereum],
  LTC: [new RegExp(`^[LM3]${base58}{25,34}$`), new RegExp(`^ltc1${bech32}{11,71}$`)],
  BCH: [new RegExp(`^(?:bitcoincash:)?[qp]${bech32}{41}$`), new RegExp(`^[13]${base58}{25,34}$`)],
  DOG: [new RegExp(`^[DA9]${base58}{25,34}$`)],
  USDT: [ethereum, new RegExp(`^T${base58}{33}$`)],
}

/**
 * An address as wallets exchange it: nothing pasted around it, and segwit and cash addresses, which may be written in
 * upper case for QR codes, in lower case.
 */
export function readCoinAddress(coin: string, text: string): string {
  const address = normalise(text, 'code')
  const lower = address.toLowerCase()
  const isUpper = address === address.toUpperCase()
  return isUpper && !isCoinAddress(coin, address) && isCoinAddress(coin, lower) ? lower : address
}

/** Whether a text has the form of an address of this coin. Form only: the provider verifies the check sum. */
export const isCoinAddress = (coin: string, address: string): boolean =>
  (forms[coin] ?? []).some((form) => form.test(address))

/** A coin address cut to a recognisable form: first six and last four characters. */
export const shortAddress = (address: string): string =>
  address.length <= 12 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`
