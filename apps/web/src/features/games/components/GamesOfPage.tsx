import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/links'
import { buttonLook } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import type { TileGame } from '../model'
import { GameGrid } from './GameGrid'
import { useStudios } from './useStudios'

interface GamesOfPageProps {
  readonly title: string
  readonly count: number
  readonly games: readonly TileGame[]
  readonly currency: string | null
  readonly category?: string | undefined
  readonly isWhole?: boolean
  /** What stands there while there is none. */
  readonly empty: { readonly art: string; readonly title: string; readonly text: string }
}

/** A page of games: what they are, how many, and they themselves. */
export function GamesOfPage({ title, count, games, currency, category, isWhole = true, empty }: GamesOfPageProps) {
  const t = useT('games')
  const href = useHref()
  const studios = useStudios()
  return (
    <>
      <div className="mb-4 flex items-baseline gap-3 lg:mb-6">
        <h1 className="font-[680] text-24 tracking-tight">{title}</h1>
        <p className="num text-text-2">{t('listing.count', { count })}</p>
      </div>
      {games.length === 0 ? (
        <EmptyState
          art={<img src={`/media/art/1/${empty.art}/256.webp`} alt="" width={96} height={96} />}
          title={empty.title}
          text={empty.text}
          action={
            <a href={href('/categories/all')} className={buttonLook({ tone: 'second' })}>
              {t('categories.all')}
            </a>
          }
        />
      ) : (
        <GameGrid games={games} studios={studios} currency={currency} category={category} isWhole={isWhole} />
      )}
    </>
  )
}
