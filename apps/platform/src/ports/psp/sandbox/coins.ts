import { createHash } from 'node:crypto'

const hexDigits = '0123456789abcdef'
const bech32Digits = '023456789acdefghjklmnpqrstuvwxyz'
const base58Digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

// How an address of each coin begins, its digits and how many follow; the name of its payment links.
const forms: Readonly<Record<string, { prefix: string; digits: string; count: number; scheme: string }>> = {
  BTC: { prefix: 'bc1q', digits: bech32Digits, count: 38, scheme: 'bitcoin' },
  ETH: { prefix: '0x', digits: hexDigits, count: 40, scheme: 'ethereum' },
  LTC: { prefix: 'ltc1q', digits: bech32Digits, count: 38, scheme: 'litecoin' },
  BCH: { prefix: 'q', digits: bech32Digits, count: 41, scheme: 'bitcoincash' },
  DOG: { prefix: 'D', digits: base58Digits, count: 33, scheme: 'dogecoin' },
  USDT: { prefix: '0x', digits: hexDigits, count: 40, scheme: 'ethereum' },
}

/** An address of the right form that belongs to nobody, always the same for an order. */
export function coinAddress(coin: string, token: string): string {
  const { prefix, digits, count } = forms[coin] ?? forms['ETH']!
  const bytes = createHash('sha512').update(`${coin} ${token}`).digest()
  return prefix + Array.from({ length: count }, (_, at) => digits[bytes[at]! % digits.length]).join('')
}

/** What a wallet program reads from the QR code. */
export const coinLink = (coin: string, address: string, amount: string): string =>
  `${(forms[coin] ?? forms['ETH']!).scheme}:${address}?amount=${amount}`
