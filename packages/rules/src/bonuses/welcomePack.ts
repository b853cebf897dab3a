import type { WelcomePack } from '../content/banners.ts'
import { isEnded } from './stages.ts'

const group = 'welcome_pack'

export const isWelcomeOffer = (offer: { readonly group_key?: string | undefined }): boolean => offer.group_key === group

interface PackFacts {
  /** The offers for the next deposit. */
  readonly offers: readonly { readonly group_key?: string | undefined }[]
  readonly bonuses: readonly { readonly group_key?: string | undefined; readonly stage: string }[]
}

/**
 * OPEN-53: the progress through the welcome pack. None before its first part was taken; active while a part is still
 * available or unfinished; done after that.
 */
export function welcomePackOf({ offers, bonuses }: PackFacts): WelcomePack {
  const taken = bonuses.filter(({ group_key: key }) => key === group)
  if (taken.length === 0) return 'none'
  const isOffered = offers.some(isWelcomeOffer)
  return isOffered || taken.some(({ stage }) => !isEnded(stage)) ? 'active' : 'done'
}
