import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recall } from '../../../lib/storage'
import { limitsQuery } from '../../limits/queries'
import { type BonusView, viewOfOffer } from '../bonusView'
import { type LimitLeft, tightestOf } from '../limitLeft'
import { limitsOf } from '../model'
import { methodsQuery, offersQuery, savedAccountsQuery } from '../queries'
import type { Choice } from './MethodPicker'

/** What the player's own limits leave of a deposit; undefined while it is not known, and without a limit. */
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

/**
 * Bonuses of the next deposit by this method. None is chosen until the player chooses one: nobody shall be bound to wagering
 * because he did not look. `asked`: the one he came for.
 */
export function useBonusOffers(currency: string, method: string | undefined, asked?: string): BonusOffers {
  const [id, choose] = useState(asked)
  const { data = [], isPending } = useQuery(offersQuery())
  const bonuses = data.flatMap((offer) => viewOfOffer(offer, currency, method) ?? [])
  return { bonuses, chosen: bonuses.find((bonus) => bonus.id === id), choose, isLoading: isPending }
}

/** What the player paid with last, on any device or on this one. */
export function useSuggested(currency: string): {
  readonly suggested: Choice | undefined
  readonly isLoading: boolean
} {
  const { data: methods } = useQuery(methodsQuery(currency))
  const { data: accounts } = useQuery(savedAccountsQuery('deposit'))
  const offered = methods?.filter((method) => limitsOf(method, 'deposit')) ?? []
  for (const account of accounts ?? []) {
    const method = offered.find(({ id }) => id === account.method)
    if (method) return { suggested: { method, accountId: account.id, accountTitle: account.title }, isLoading: false }
  }
  const last = offered.find(({ id }) => id === recall('cashbox.lastMethod'))
  return { suggested: accounts && last && { method: last }, isLoading: !methods || !accounts }
}
