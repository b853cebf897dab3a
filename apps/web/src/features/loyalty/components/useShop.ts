import type { CompType } from '@apogee/rules/loyalty/shop'
import { useQuery } from '@tanstack/react-query'
import { type Rate, ratesQuery } from '../queries'
import { type ShopCard, type ShopGroup, shelvesOf } from '../shop'

export interface Shop {
  readonly shelves: Readonly<Record<ShopGroup, readonly ShopCard[]>>
  readonly isPending: boolean
  readonly isError: boolean
  readonly isFetching: boolean
  retry(): void
}

export function useShop(currency: string): Shop {
  // One by one: the code for parallel queries is as large as this page's banner.
  const asked = {
    money: useQuery(ratesQuery('money')),
    lootboxes: useQuery(ratesQuery('lootboxes')),
    freespins: useQuery(ratesQuery('freespins')),
    lotteries: useQuery(ratesQuery('lotteries')),
  } satisfies Record<CompType, unknown>
  const results = Object.values(asked)
  const rates: Partial<Record<CompType, readonly Rate[]>> = {}
  for (const [type, { data }] of Object.entries(asked)) if (data) rates[type as CompType] = data
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
