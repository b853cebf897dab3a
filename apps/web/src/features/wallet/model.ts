import type { Result } from '@apogee/contract'
import { fold } from '@apogee/rules/games/fold'
import type { Account } from './queries'

export type Currency = Result<'site.currencies'>[number]

export interface Wallet {
  readonly code: string
  readonly name: string
  /** Undefined for a currency in which the player has no account yet. */
  readonly cents: number | undefined
  readonly isActive: boolean
}

export interface WalletGroups {
  readonly mine: readonly Wallet[]
  readonly fiat: readonly Wallet[]
  readonly crypto: readonly Wallet[]
}

interface Wallets {
  readonly currencies: readonly Currency[]
  readonly accounts: readonly Account[]
  /** The player's currency. */
  readonly active: string
  readonly nameOf: (code: string) => string
  readonly search: string
}

/**
 * CASH-15: the player's own wallets first, the active one on top, then those they may open; searchable by code or name.
 */
export function groupWallets({ currencies, accounts, active, nameOf, search }: Wallets): WalletGroups {
  const words = fold(search.trim())
  const all = currencies.map(({ code, fiat }) => {
    const account = accounts.find((one) => one.currency === code && one.hidden_at === null)
    return { code, name: nameOf(code), cents: account?.amount_cents, isActive: code === active, fiat }
  })
  const found = all.filter(({ code, name }) => fold(`${code} ${name}`).includes(words))
  const plain = ({ fiat: _, ...wallet }: (typeof all)[number]): Wallet => wallet
  const others = found.filter(({ cents }) => cents === undefined)
  return {
    mine: found
      .filter(({ cents }) => cents !== undefined)
      .toSorted((a, b) => Number(b.isActive) - Number(a.isActive))
      .map(plain),
    fiat: others.filter(({ fiat }) => fiat).map(plain),
    crypto: others.filter(({ fiat }) => !fiat).map(plain),
  }
}
