import { useQuery } from '@tanstack/react-query'
import { useFlag } from '../../../lib/flags/flags'
import { useHere } from '../../../ui/forms/useHere'
import { useOwnRates } from '../../wallet/useOwnRates'
import { jackpotsFor, jackpotsIn } from '../model'
import { type Jackpot, jackpotsQuery } from '../queries'

/**
 * The jackpots this visitor can win, in their own currency; undefined while they load. The server loads no jackpots: it
 * renders placeholders.
 */
export function useJackpots({ isWanted = true } = {}): {
  readonly jackpots: readonly Jackpot[] | undefined
  readonly isError: boolean
} {
  const { data, isError } = useQuery({ ...jackpotsQuery, enabled: isWanted })
  const mystic = useFlag('mystic_jackpots')
  const isHere = useHere()
  const { currency, rates } = useOwnRates((own) => jackpotsFor(data ?? [], own, { mystic }).map((one) => one.currency))
  const jackpots = isHere && data && rates ? jackpotsIn(data, { currency, rates, mystic }) : undefined
  return { jackpots, isError: isHere && isError }
}
