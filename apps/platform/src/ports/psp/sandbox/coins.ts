import { createHash } from 'node:crypto'
import { itemAt } from '@apogee/rules/validation/required'
import type { CoinTarget } from '../provider.ts'

const hexDigits = '0123456789abcdef'
const bech32Digits = '023456789acdefghjklmnpqrstuvwxyz'
const base58Digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

interface Form {
  readonly prefix: string
  readonly digits: string
  readonly count: number
  readonly scheme: string
  readonly network: string
}

// How an address of each coin begins, its alphabet and how many characters follow; the names of its payment links and
// of its network.
const forms = {
  BTC: { prefix: 'bc1q', digits: bech32Digits, count: 38, scheme: 'bitcoin', network: 'Bitcoin' },
  ETH: { prefix: '0x', digits: hexDigits, count: 40, scheme: 'ethereum', network: 'Ethereum' },
  LTC: { prefix: 'ltc1q', digits: bech32Digits, count: 38, scheme: 'litecoin', network: 'Litecoin' },
  BCH: { prefix: 'q', digits: bech32Digits, count: 41, scheme: 'bitcoincash', network: 'Bitcoin Cash' },
  DOG: { prefix: 'D', digits: base58Digits, count: 33, scheme: 'dogecoin', network: 'Dogecoin' },
  USDT: { prefix: '0x', digits: hexDigits, count: 40, scheme: 'ethereum', network: 'Ethereum (ERC-20)' },
} satisfies Record<string, Form>

const formOf = (coin: string): Form => Object.entries(forms).find(([code]) => code === coin)?.[1] ?? forms.ETH

/** A well-formed address without an owner, always the same for an order. */
export function coinAddress(coin: string, token: string): string {
  const { prefix, digits, count } = formOf(coin)
  const bytes = createHash('sha512').update(`${coin} ${token}`).digest()
  return prefix + Array.from({ length: count }, (_, at) => digits[itemAt(bytes, at) % digits.length]).join('')
}

/** The text of the QR code for a wallet app. */
export const coinLink = (coin: string, address: string, amount: string): string =>
  `${formOf(coin).scheme}:${address}?amount=${amount}`

/** The address, network and payment link of one order. */
export function coinTarget(coin: string, token: string, amount: string): CoinTarget {
  const address = coinAddress(coin, token)
  return { address, network: formOf(coin).network, link: coinLink(coin, address, amount) }
}
