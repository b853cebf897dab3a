import { createStore } from '../../lib/browser/createStore'
import type { Bonus, Freespins } from './queries'

/** A gift that arrived while the player was online and has not been announced to them yet. */
export const arrivedGift = createStore<Bonus | Freespins | null>(null)

/** A gift is news once, and only while it waits to be activated: messages may be repeated. */
export const isArrival = (
  gift: { readonly id: number; readonly stage: string },
  known: readonly { readonly id: number }[] | undefined,
): boolean => gift.stage === 'issued' && !known?.some(({ id }) => id === gift.id)
