import type { QueryClient } from '@tanstack/react-query'
import { isOnBreak } from '../lib/onBreak'
import { clearCodes, extractCodes, hasCodes, storeCodes, storedCode } from './bonuses/promoCodes'
import { cashboxAt } from './cashbox/cashboxSteps'
import { playerQuery } from './profile/queries'

/** The questions that guards of the shell put to the areas. Checks that cost a request load with the first page that needs one. */
export const guardFacts = {
  isPlayer: (client: QueryClient): boolean => Boolean(client.getQueryData(playerQuery().queryKey)),
  isOnBreak: (client: QueryClient): boolean => isOnBreak(client.getQueryData(playerQuery().queryKey)),
  isProfileIncomplete: () => import('./profile/isIncomplete').then(({ isIncomplete }) => isIncomplete),
  isLimitReached: () => import('./limits/isAnyLimitReached').then(({ isAnyLimitReached }) => isAnyLimitReached),
  cashboxAt,
  /** Promo codes of links. */
  codes: {
    extract: extractCodes,
    areIn: hasCodes,
    store: storeCodes,
    clear: clearCodes,
    gift: () => storedCode('giftPromocode'),
  },
}
