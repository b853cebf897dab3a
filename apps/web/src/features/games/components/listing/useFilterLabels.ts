import { useT } from '../../../../lib/i18n/TextsProvider'
import { type Filters, noFilters, toggled, type Volatility } from '../../listing/listing'

/** Features with a name, in display order. */
export const features = ['free-games', 'wilds', 'cascades', 'multipliers', 'hold-and-win', 'respins'] as const
type Feature = (typeof features)[number]
export const isFeature = (id: string): id is Feature => features.some((one) => one === id)

/** One active filter: its name, and the filters without it. */
export interface Chosen {
  readonly key: string
  readonly label: string
  readonly without: Filters
}

/** Names for all filter options. */
export function useFilterLabels(studios: ReadonlyMap<string, string>) {
  const t = useT('games')
  const studio = (id: string) => studios.get(id) ?? id
  const feature = (id: string) => (isFeature(id) ? t(`categories.${id}`) : id)
  const volatility = (rating: Volatility) => t(`page.volatilities.${rating}`)
  const lines = (count: number) => t('filters.linesCount', { count })
  const ways = (count: number) => t('filters.waysCount', { count })
  const chosen = (filters: Filters): readonly Chosen[] => [
    ...filters.studios.map((id) => ({
      key: `studio ${id}`,
      label: studio(id),
      without: { ...filters, studios: toggled(filters.studios, id) },
    })),
    ...filters.features.map((id) => ({
      key: `feature ${id}`,
      label: feature(id),
      without: { ...filters, features: toggled(filters.features, id) },
    })),
    ...filters.volatility.map((rating) => ({
      key: rating,
      label: t('filters.volatilityOf', { rating: volatility(rating) }),
      without: { ...filters, volatility: toggled(filters.volatility, rating) },
    })),
    ...(filters.lines === undefined
      ? []
      : [{ key: 'lines', label: lines(filters.lines), without: { ...filters, lines: noFilters.lines } }]),
    ...(filters.ways === undefined
      ? []
      : [{ key: 'ways', label: ways(filters.ways), without: { ...filters, ways: noFilters.ways } }]),
    ...(filters.jackpot
      ? [{ key: 'jackpot', label: t('filters.jackpot'), without: { ...filters, jackpot: false } }]
      : []),
  ]
  return { studio, feature, volatility, lines, ways, chosen }
}
