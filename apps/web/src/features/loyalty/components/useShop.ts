import { type CompType, compTypes } from '@apogee/rules/loyalty/shop'
import { useQueries } from '@tanstack/react-query'
import { type Rate, ratesQuery } from '../queries'
import { type ShopCard, type ShopGroup, shelvesOf } from '../shop'

export interface Shop {
  readonly shelves: Readonly<Record<ShopGroup, readonly ShopCard[]>>
  readonly isPending: boolean
  readonly isError: boolean
  readonly isFetching: boolean
  retry(): void
}

/** Everything the shop has, in a currency. */
export function useShop(currency: string): Shop {
  const results = useQueries({ queries: compTypes.map((type) => ratesQuery(type)) })
  const rates: Partial<Record<CompType, readonly Rate[]>> = {}
  for (const [place, { data }] of results.entries()) if (data) rates[compTypes[place]!] = data
  return {
    shelves: shelvesOf(rates, currency),
    isPending: results.some(({ isPending, isError }) => isPending && !isError),
    isError: results.some(({ isError, data }) => isError && !data),
    isFetching: results.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of results) void refetch()
    },
  }
}
