import { watched } from '../../lib/watched'
import type { Bonus, Freespins } from './queries'

/** A gift that has come while its player was here, and of which he has not been told. */
export const arrivedGift = watched<Bonus | Freespins | null>(null)

/** Only what waits to be activated is news, and only once: a message may come again. */
export const isArrival = (
  gift: { readonly id: number; readonly stage: string },
  known: readonly { readonly id: number }[] | undefined,
): boolean => gift.stage === 'issued' && !known?.some(({ id }) => id === gift.id)
