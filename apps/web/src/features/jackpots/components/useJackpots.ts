import { useQuery } from '@tanstack/react-query'
import { useFlag } from '../../../lib/flags'
import { useHere } from '../../../ui/useHere'
import { playerQuery } from '../../profile/queries'
import { jackpotsFor } from '../model'
import { type Jackpot, jackpotsQuery } from '../queries'

/** CONST-28: what a guest sees jackpots in. */
const guestCurrency = 'EUR'

/** The jackpots this visitor can win; undefined while they load. The server knows none: it draws their room. */
export function useJackpots({ isWanted = true } = {}): {
  readonly jackpots: readonly Jackpot[] | undefined
  readonly isError: boolean
} {
  const { data: player } = useQuery(playerQuery())
  const { data, isError } = useQuery({ ...jackpotsQuery, enabled: isWanted })
  const mystic = useFlag('mystic_jackpots')
  const isHere = useHere()
  const jackpots = isHere && data ? jackpotsFor(data, player?.currency ?? guestCurrency, { mystic }) : undefined
  return { jackpots, isError: isHere && isError }
}
