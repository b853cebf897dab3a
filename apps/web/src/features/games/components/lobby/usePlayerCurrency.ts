import { useQuery } from '@tanstack/react-query'
import { playerQuery } from '../../../profile/queries'

/** The player's currency; null for a guest. */
export function usePlayerCurrency(): string | null {
  const { data } = useQuery(playerQuery())
  return data?.currency ?? null
}
