import { useId, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Select } from '../../../ui/forms/Select'
import { choiceStyle } from '../../../ui/pillStyle'
import { EmptyState } from '../../../ui/states/EmptyState'
import { TournamentCard } from '../components/TournamentCard'
import { Art, type SectionTexts, TournamentsFrame } from '../components/TournamentsFrame'
import { useScenes, useTournaments } from '../components/useTournaments'
import { filtered, type TournamentFilters } from '../filters'
import { statuses } from '../model'
import { strategies } from '../ranking'

interface AllScreenProps extends SectionTexts {
  readonly filters: TournamentFilters
  readonly onFilters: (filters: TournamentFilters) => void
  readonly isPlayer: boolean
}

const pageSize = 12

/** RT-17: all tournaments, filtered by state, strategy and participation. */
export function AllScreen({ filters, onFilters, isPlayer, ...texts }: AllScreenProps) {
  const t = useT('tournaments')
  const tournaments = useTournaments()
  const scenes = useScenes()
  const [shownCount, setShownCount] = useState(pageSize)
  const { list, rows, nowMs } = tournaments
  const shown = filtered(list, filters, nowMs, rows)
  return (
    <TournamentsFrame {...texts} list="all" tournaments={tournaments} how={t('hub.how')}>
      <FilterBar filters={filters} onFilters={onFilters} isPlayer={isPlayer} count={shown.length} />
      {shown.length === 0 ? (
        <EmptyState
          art={<Art name="trophy" />}
          title={t('all.none')}
          text={t('all.noneText')}
          action={
            <button type="button" className={buttonStyle()} onClick={() => onFilters({})}>
              {t('all.clear')}
            </button>
          }
        />
      ) : (
        <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:gap-6 xl:grid-cols-3">
          {shown.slice(0, shownCount).map((one) => (
            <li key={one.frontend_identifier}>
              <TournamentCard tournament={one} level={2} {...{ scenes, rows, nowMs }} />
            </li>
          ))}
        </ul>
      )}
      {shown.length > shownCount && (
        <div className="mt-6 grid justify-items-center">
          <button
            type="button"
            className={buttonStyle({ tone: 'ghost' })}
            onClick={() => setShownCount(shownCount + pageSize)}
          >
            {t('archive.more')}
          </button>
        </div>
      )}
    </TournamentsFrame>
  )
}

interface FilterBarProps extends Pick<AllScreenProps, 'filters' | 'onFilters' | 'isPlayer'> {
  /** Of the tournaments that match. */
  readonly count: number
}

function FilterBar({ filters, onFilters, isPlayer, count }: FilterBarProps) {
  const t = useT('tournaments')
  const id = useId()
  const { state, strategy, mine } = filters
  const others = { ...(strategy && { strategy }), ...(mine && { mine }) }
  return (
    <div className="mt-6 grid gap-4">
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('all.state')}</legend>
        <div className="scrollbar-none -mx-(--page-x) -my-1 flex gap-2 overflow-x-auto px-(--page-x) py-1 *:shrink-0 lg:mx-0 lg:flex-wrap lg:px-0">
          <button
            type="button"
            aria-pressed={!state}
            className={choiceStyle({ on: !state })}
            onClick={() => onFilters(others)}
          >
            {t('all.any')}
          </button>
          {statuses.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={state === one}
              className={choiceStyle({ on: state === one })}
              onClick={() => onFilters({ ...others, state: one })}
            >
              {t(`status.${one}`)}
            </button>
          ))}
          {isPlayer && (
            <button
              type="button"
              aria-pressed={Boolean(mine)}
              className={choiceStyle({ on: Boolean(mine) })}
              onClick={() =>
                onFilters({ ...(state && { state }), ...(strategy && { strategy }), ...(!mine && { mine: true }) })
              }
            >
              {t('all.mine')}
            </button>
          )}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="num mr-auto font-[650]">
          {t('all.count', { count })}
        </p>
        <label htmlFor={id} className="text-14 text-text-2 max-md:sr-only">
          {t('all.strategy')}
        </label>
        <span className="w-48 md:w-64">
          <Select
            id={id}
            value={strategy ?? ''}
            onChange={(event) => {
              const chosen = strategies.find((one) => one === event.target.value)
              onFilters({ ...(state && { state }), ...(mine && { mine }), ...(chosen && { strategy: chosen }) })
            }}
          >
            <option value="">{t('all.anyStrategy')}</option>
            {strategies.map((one) => (
              <option key={one} value={one}>
                {t(`counts.${one}`)}
              </option>
            ))}
          </Select>
        </span>
      </div>
    </div>
  )
}
