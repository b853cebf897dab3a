import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { GamesOfPage } from '../components/listing/GamesOfPage'
import { favouriteGamesQuery, favouritesQuery } from '../queries'

/** RT-05: the player's favourites; a removed one disappears at once (LOB-18). */
export function FavouritesScreen({ title, currency }: { readonly title: string; readonly currency: string }) {
  const t = useT('games')
  const asked = useQuery(favouriteGamesQuery(currency))
  const { data: tiles = [] } = asked
  const { data: ids } = useQuery(favouritesQuery(currency))
  const games = tiles.filter(({ id }) => id === null || !ids || ids.includes(id))
  const empty = {
    art: 'sparkling-heart',
    title: t('listing.noFavouritesTitle'),
    text: t('listing.noFavouritesText'),
  }
  return (
    <GamesOfPage title={title} current="favourites" games={games} currency={currency} query={asked} empty={empty} />
  )
}
