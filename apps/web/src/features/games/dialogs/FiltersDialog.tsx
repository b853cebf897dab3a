import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { FilterGroup } from '../components/listing/FilterGroup'
import { isFeature, useFilterLabels } from '../components/listing/useFilterLabels'
import { useFilters } from '../components/listing/useFilters'
import { useOwnList } from '../components/lobby/useOwnList'
import { StudioChoice } from '../components/studios/StudioChoice'
import { useStudios } from '../components/studios/useStudios'
import { choicesOf, countOf, type Filters, noFilters, type Shelf, toggled, volatilities } from '../listing/listing'
import { facetsQuery } from '../listing/listingQueries'

/**
 * All filters of a listing, with the number of games each option would leave. They apply on confirmation, not before.
 */
export default function FiltersDialog(shelf: Shelf) {
  const t = useT('games')
  const studios = useStudios()
  const own = useOwnList()
  const { read, showAndClose } = useFilters()
  const words = useFilterLabels(studios)
  const [filters, setFilters] = useState<Filters>(read)
  const { data: facets } = useQuery({ ...facetsQuery({ shelf, filters, own }), placeholderData: keepPreviousData })
  const change = (part: Partial<Filters>) => setFilters((old) => ({ ...old, ...part }))

  const featured = choicesOf(facets?.categories, filters.features).filter(({ value }) => isFeature(value))
  const rated = volatilities.filter((one) => facets?.volatility_rating[one] || filters.volatility.includes(one))
  const chosenLines = filters.lines === undefined ? [] : [String(filters.lines)]
  const chosenWays = filters.ways === undefined ? [] : [String(filters.ways)]
  const structures = [
    ...choicesOf(facets?.lines, chosenLines).map((one) => ({ ...one, kind: 'lines' as const })),
    ...choicesOf(facets?.ways, chosenWays).map((one) => ({ ...one, kind: 'ways' as const })),
  ]
  const count = facets?.total_count
  return (
    <Dialog
      title={t('filters.title')}
      size="large"
      foot={
        <div className="flex gap-3">
          <Button
            size="large"
            disabled={countOf(filters) === 0}
            onClick={() => setFilters({ ...noFilters, sort: filters.sort })}
          >
            {t('filters.clear')}
          </Button>
          <Button tone="action" size="large" className="flex-1" onClick={() => showAndClose(filters)}>
            {count === undefined ? t('filters.show') : t('filters.showCount', { count })}
          </Button>
        </div>
      }
    >
      <p role="status" className="sr-only">
        {count !== undefined && t('listing.count', { count })}
      </p>
      <div className="flex flex-col gap-6">
        <FilterGroup
          title={t('filters.feature')}
          choices={[
            {
              value: 'jackpot',
              label: t('filters.jackpot'),
              count: facets?.categories['jackpot'] ?? 0,
              isChosen: filters.jackpot,
              toggle: () => change({ jackpot: !filters.jackpot }),
            },
            ...featured.map((one) => ({
              ...one,
              label: words.feature(one.value),
              isChosen: filters.features.includes(one.value),
              toggle: () => change({ features: toggled(filters.features, one.value) }),
            })),
          ]}
        />
        <FilterGroup
          title={t('filters.volatility')}
          hint={t('filters.volatilityHint')}
          choices={rated.map((rating) => ({
            value: rating,
            label: words.volatility(rating),
            count: facets?.volatility_rating[rating] ?? 0,
            isChosen: filters.volatility.includes(rating),
            toggle: () => change({ volatility: toggled(filters.volatility, rating) }),
          }))}
        />
        <FilterGroup
          title={t('filters.structure')}
          choices={structures.map(({ kind, value, count }) => {
            const isChosen = filters[kind] === Number(value)
            return {
              value: `${kind} ${value}`,
              label: words[kind](Number(value)),
              count,
              isChosen,
              toggle: () => change({ lines: undefined, ways: undefined, ...(!isChosen && { [kind]: Number(value) }) }),
            }
          })}
        />
        {shelf.kind === 'category' && (
          <StudioChoice
            studios={studios}
            counts={facets?.providers}
            chosen={filters.studios}
            onToggle={(id) => change({ studios: toggled(filters.studios, id) })}
          />
        )}
      </div>
    </Dialog>
  )
}
