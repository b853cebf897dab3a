import { createStore } from '../../lib/browser/createStore'
import type { TabKey } from '../../lib/browser/storage'

declare module '../../lib/browser/storage' {
  interface StoredInTab {
    depositPromocode: string
    giftPromocode: string
  }
}

/** GD-12: promo codes of a link, stored for this visit. */
const promocodes = ['depositPromocode', 'giftPromocode'] as const satisfies readonly TabKey[]
export type Promocode = (typeof promocodes)[number]

type Query = Readonly<Record<string, unknown>>

/** The codes in a query, and the query without them. */
export function extractCodes(query: Query): {
  readonly codes: Partial<Record<Promocode, string>>
  readonly rest: Query
} {
  const rest: Record<string, unknown> = { ...query }
  const codes: Partial<Record<Promocode, string>> = {}
  for (const name of promocodes) {
    if (!(name in rest)) continue
    const code = rest[name]
    if (typeof code === 'string' && code !== '') codes[name] = code
    delete rest[name]
  }
  return { codes, rest }
}

/** Whether a query contains codes at all. */
export const hasCodes = (query: Query): boolean => promocodes.some((name) => name in query)

// If the browser rejects storage, the page keeps them in memory.
const fallback = new Map<string, string>()

export function storedCode(name: Promocode): string | null {
  try {
    return sessionStorage.getItem(name) ?? fallback.get(name) ?? null
  } catch {
    // Private windows reject storage: the code is in memory.
    return fallback.get(name) ?? null
  }
}

/** How often codes have arrived, so that their users check again. */
export const codesCame = createStore(0)

export function storeCodes(codes: Partial<Record<Promocode, string>>): void {
  codesCame.set(codesCame.get() + 1)
  for (const [name, code] of Object.entries(codes)) {
    try {
      sessionStorage.setItem(name, code)
    } catch {
      // Private windows reject storage: the code stays in memory.
      fallback.set(name, code)
    }
  }
}

/** Takes a code out of storage: it is used once, regardless of the outcome. */
export function consumeStoredCode(name: Promocode): string | null {
  const code = storedCode(name)
  fallback.delete(name)
  try {
    sessionStorage.removeItem(name)
  } catch {
    // The code was not stored there.
  }
  return code
}

/** GD-13 */
export function clearCodes(): void {
  for (const name of promocodes) consumeStoredCode(name)
}
