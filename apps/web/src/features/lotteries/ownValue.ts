import { queryOptions } from '@tanstack/react-query'
import { ApiError, api } from '../../lib/api'

const newValue = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Adds a value of this browser to the draw, once per player: a repeat returns the stored one. Null when it can't be added. */
export const ownValueQuery = (lotteryId: number) =>
  queryOptions({
    queryKey: ['lotteries.value', lotteryId],
    queryFn: async (): Promise<string | null> => {
      try {
        return (await api('lotteries.addValue', { params: { id: lotteryId }, body: { value: newValue() } })).value
      } catch (error) {
        // Too late, no tickets, or a platform without this call: the draw takes place anyway.
        if (error instanceof ApiError) return null
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
