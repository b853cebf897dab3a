import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/links'
import { buttonLook } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { GameGrid } from '../components/GameGrid'
import { useStudios } from '../components/useStudios'
import { favouriteGamesQuery, favouritesQuery } from '../queries'

/** RT-05: the player's favourites; one that is taken away leaves at once (LOB-18). */
export function FavouritesScreen({ title, currency }: { readonly title: string; readonly currency: string }) {
  const t = useT('games')
  const href = useHref()
  const studios = useStudios()
  const { data: tiles = [] } = useQuery(favouriteGamesQuery(currency))
  const { data: ids } = useQuery(favouritesQuery(currency))
  const games = tiles.filter(({ id }) => id === null || !ids || ids.includes(id))
  return (
    <>
      <div className="mb-4 flex items-baseline gap-3 lg:mb-6">
        <h1 className="font-[680] text-24 tracking-tight">{title}</h1>
        <p className="num text-text-2">{t('listing.count', { count: games.length })}</p>
      </div>
      {games.length === 0 ? (
        <EmptyState
          art={<img src="/media/art/1/sparkling-heart/256.webp" alt="" width={96} height={96} />}
          title={t('listing.noFavouritesTitle')}
          text={t('listing.noFavouritesText')}
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
