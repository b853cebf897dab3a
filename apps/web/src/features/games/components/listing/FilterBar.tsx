import { Gem, SlidersHorizontal, X } from 'lucide-react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { Select } from '../../../../ui/forms/Select'
import { Icon } from '../../../../ui/Icon'
import { pillStyle } from '../../../../ui/pillStyle'
import { countOf, type Filters, noFilters, type Shelf, sorts } from '../../listing/listing'
import { useFilterLabels } from './useFilterLabels'
import { useFilters } from './useFilters'

interface FilterBarProps {
  readonly shelf: Shelf
  readonly filters: Filters
  readonly studios: ReadonlyMap<string, string>
}

/** Filters and sort order of a listing; each change is a history entry. */
export function FilterBar({ shelf, filters, studios }: FilterBarProps) {
  const t = useT('games')
  const dialogs = useDialogs()
  const { show } = useFilters()
  const words = useFilterLabels(studios)
  const count = countOf(filters)
  return (
    <div className="mb-4 lg:mb-6">
      <div className="flex gap-3">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => dialogs.open('filters', { ...shelf })}
          className={pillStyle({
            on: count > 0,
            icon: true,
            className: 'max-md:flex-1 max-md:justify-center max-[22.5rem]:flex-none!',
          })}
        >
          <Icon of={SlidersHorizontal} size={18} />
          {count > 0 ? t('filters.openCount', { count }) : t('filters.open')}
        </button>
        <button
          type="button"
          aria-pressed={filters.jackpot}
          onClick={() => show({ ...filters, jackpot: !filters.jackpot })}
          className={pillStyle({ on: filters.jackpot, icon: true, className: 'max-md:hidden' })}
        >
          <Icon of={Gem} size={18} />
          {t('filters.jackpot')}
        </button>
        <span className="flex-1 max-md:hidden" />
        <Select
          aria-label={t('filters.sort')}
          value={filters.sort}
          onChange={(event) =>
            show({ ...filters, sort: sorts.find((one) => one === event.target.value) ?? filters.sort })
          }
          className="h-10! w-auto! min-w-0 rounded-full! pointer-coarse:h-11! max-md:flex-1"
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </Select>
      </div>
      {count > 0 && (
        <ul aria-label={t('filters.chosen')} className="mt-3 flex flex-wrap gap-2">
          {words.chosen(filters).map(({ key, label, without }) => (
            <li key={key}>
              <button
                type="button"
                aria-label={t('filters.remove', { name: label })}
                onClick={() => show(without)}
                className="inline-flex h-9 items-center gap-2 rounded-full bg-surface-3 pr-2 pl-4 font-medium shadow-line hover:bg-surface-2 pointer-coarse:h-11"
              >
                {label}
                <Icon of={X} size={16} className="text-text-2" />
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => show({ ...noFilters, sort: filters.sort })}
              className="h-9 px-3 font-medium text-accent-text hover:text-text pointer-coarse:h-11"
            >
              {t('filters.clear')}
            </button>
          </li>
        </ul>
      )}
    </div>
  )
}
