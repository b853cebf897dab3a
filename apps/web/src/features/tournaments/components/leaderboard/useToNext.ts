import { useT } from '../../../../lib/i18n/TextsProvider'
import type { Tournament } from '../../model'
import { useFormat } from '../useFormat'
import type { Board } from './useBoard'

/** Describes the gain that reaches the player's next rank; undefined while it is not known. */
export function useToNext(tournament: Tournament, { own, toNext }: Board): string | undefined {
  const t = useT('tournaments')
  const format = useFormat()
  if (!own) return undefined
  const limit = tournament.games_taken_limit
  const place = own.award_place
  if (place === null) return t('own.start')
  if (limit !== null && own.games_taken >= limit) return t('own.full', { limit })
  if (place === 1) return t('own.top')
  if (toNext === undefined || toNext === null) return undefined
  if (toNext === 0) return t('own.draw', { place: place - 1 })
  return t('own.next', { amount: format.amount(toNext, tournament), place: place - 1 })
}
