import type { Offer } from '@apogee/rules/bonuses/offer'
import { isWelcomeOffer, welcomePackOf } from '@apogee/rules/bonuses/welcomePack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recall, remember } from '../../../../lib/browser/storage'
import { bonusesQuery, depositOffersQuery } from '../../../bonuses/queries'
import { limitsQuery } from '../../../limits/queries'
import { type BonusView, viewOfOffer } from '../../bonusView'
import { limitsOf } from '../../model'
import { methodsQuery, savedAccountsQuery } from '../../queries'
import { type LimitLeft, tightestOf } from '../../tightestOf'
import { type Choice, choiceOf } from '../MethodPicker'

/** The amount the player's own limits leave for a deposit; undefined while unknown, and without a limit. */
export function useLimitLeft(currency: string): LimitLeft | undefined {
  const { data } = useQuery(limitsQuery())
  return data && tightestOf(data, currency)
}

export interface BonusOffers {
  readonly bonuses: readonly BonusView[]
  readonly chosen: BonusView | undefined
  readonly choose: (id: string | undefined) => void
  readonly isLoading: boolean
}

interface RequestedBonus {
  /** The offer the player came for. */
  readonly id?: string | undefined
  /** The player came for any bonus. */
  readonly isAny?: boolean
}

/** The welcome offer, until its first part is used, for players who want it. */
function useWelcome(offers: readonly Offer[], isWanted: boolean): string | undefined {
  const welcome = isWanted ? offers.find(isWelcomeOffer) : undefined
  const { data: bonuses } = useQuery({ ...bonusesQuery(), enabled: welcome !== undefined })
  return welcome && bonuses && welcomePackOf({ offers, bonuses }) === 'none' ? welcome.id : undefined
}

/**
 * Bonuses for the next deposit with this method. Preselected is only the one the player came for, or the welcome offer
 * chosen at sign-up: players must not get wagering conditions by overlooking a preselection.
 */
export function useBonusOffers(currency: string, method: string | undefined, asked: RequestedBonus = {}): BonusOffers {
  const [choice, setChoice] = useState<{ readonly id: string | undefined } | undefined>(
    asked.id === undefined ? undefined : { id: asked.id },
  )
  const { data = [], isPending } = useQuery(depositOffersQuery())
  const welcome = useWelcome(data, asked.isAny === true || recall('bonuses.welcome') === 'wanted')
  const id = choice ? choice.id : welcome
  const choose = (chosen: string | undefined) => {
    setChoice({ id: chosen })
    if (chosen === undefined) remember('bonuses.welcome', 'declined')
  }
  const bonuses = data.flatMap((offer) => viewOfOffer(offer, currency, method) ?? [])
  return { bonuses, chosen: bonuses.find((bonus) => bonus.id === id), choose, isLoading: isPending }
}

/** The player's last payment method, on any device or on this one; for a new player, the operator's first choice. */
export function useSuggested(currency: string): {
  readonly suggested: Choice | undefined
  readonly isLoading: boolean
} {
  const { data: methods } = useQuery(methodsQuery(currency))
  const { data: accounts } = useQuery(savedAccountsQuery('deposit'))
  const offered = methods?.filter((method) => limitsOf(method, 'deposit')) ?? []
  for (const account of accounts ?? []) {
    const method = offered.find(({ id }) => id === account.method)
    if (method) return { suggested: choiceOf(method, account), isLoading: false }
  }
  const last = offered.find(({ id }) => id === recall('cashbox.lastMethod'))
  const first = last ?? offered[0]
  return { suggested: accounts && first && { method: first }, isLoading: !methods || !accounts }
}
