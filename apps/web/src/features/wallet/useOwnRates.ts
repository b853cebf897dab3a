import { useQuery } from '@tanstack/react-query'
import type { Rates } from '../../lib/format/worthOf'
import { useSite } from '../../lib/page/site'
import { playerQuery } from '../profile/queries'
import { ratesQuery } from './queries'

const none: Rates = {}

/**
 * The visitor's own currency (for a guest, that of their country) and the value of others in it. Rates are requested
 * when `among` names another currency; undefined while they load, empty if they are unavailable.
 */
export function useOwnRates(among: (own: string) => readonly string[]): {
  readonly currency: string
  readonly rates: Rates | undefined
} {
  const site = useSite()
  const { data: player } = useQuery(playerQuery())
  const currency = player?.currency ?? site.currency
  const isWanted = among(currency).some((code) => code !== currency)
  const { data, isError } = useQuery({ ...ratesQuery, enabled: isWanted })
  return { currency, rates: isWanted ? (data ?? (isError ? none : undefined)) : none }
}
