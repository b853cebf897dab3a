import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/links'
import { buttonLook } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import type { TileGame } from '../model'
import { GameGrid } from './GameGrid'
import { ListingHead } from './ListingHead'
import { useStudios } from './useStudios'

interface GamesOfPageProps {
  readonly title: string
  readonly count: number
  readonly games: readonly TileGame[]
  readonly currency: string | null
  /** What stands there while there is none. */
  readonly empty: { readonly art: string; readonly title: string; readonly text: string }
}

/** A page of games: what they are, how many, and they themselves. */
export function GamesOfPage({ title, count, games, currency, empty }: GamesOfPageProps) {
  const t = useT('games')
  const href = useHref()
  const studios = useStudios()
  return (
    <>
      <ListingHead title={title} count={count} />
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
        <GameGrid games={games} studios={studios} currency={currency} />
      )}
    </>
  )
}
