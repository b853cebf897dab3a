import type { WelcomePack } from '../content/banners.ts'
import { isEnded } from './stages.ts'

/** The group of the welcome pack's offers and bonuses. */
const group = 'welcome_pack'

/** Whether an offer is a part of the welcome pack. */
export const isWelcomeOffer = (offer: { readonly group_key?: string | undefined }): boolean => offer.group_key === group

interface PackFacts {
  /** What the next deposit can bring. */
  readonly offers: readonly { readonly group_key?: string | undefined }[]
  readonly bonuses: readonly { readonly group_key?: string | undefined; readonly stage: string }[]
}

/**
 * OPEN-53: how far the welcome pack has come. None before its first part was taken; active while a part is still to come or is not over;
 * done after that.
 */
export function welcomePackOf({ offers, bonuses }: PackFacts): WelcomePack {
  const taken = bonuses.filter(({ group_key: key }) => key === group)
  if (taken.length === 0) return 'none'
  const isOffered = offers.some(isWelcomeOffer)
  return isOffered || taken.some(({ stage }) => !isEnded(stage)) ? 'active' : 'done'
}
