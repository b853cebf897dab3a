import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Icon } from '../../../ui/Icon'
import { useToggleFavourite } from '../mutations'
import { favouritesQuery } from '../queries'

export interface FavouriteButtonProps {
  readonly id: number
  readonly title: string
  readonly currency: string
  readonly className?: string
  readonly label?: string
}

/** The heart: answers at once, goes back when the server refuses. */
export function FavouriteButton({ id, title, currency, className, label }: FavouriteButtonProps) {
  const t = useT('games')
  const { data: favourites = [] } = useQuery(favouritesQuery(currency))
  const { toggle } = useToggleFavourite(currency)
  const isFavourite = favourites.includes(id)
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t(isFavourite ? 'tile.removeFavourite' : 'tile.addFavourite', { title })}
      onClick={() => toggle({ id, isFavourite })}
      className={className}
    >
      <Icon
        of={Heart}
        fill={isFavourite ? 'currentColor' : 'none'}
        className={isFavourite ? 'text-(--action-to)' : undefined}
      />
      {label}
    </button>
  )
}
