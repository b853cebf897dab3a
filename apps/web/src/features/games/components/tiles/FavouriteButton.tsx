import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Icon } from '../../../../ui/Icon'
import { useToggleFavourite } from '../../mutations'
import { favouritesQuery } from '../../queries'

export interface FavouriteButtonProps {
  readonly id: number
  readonly title: string
  readonly currency: string
  readonly className?: string
  /** The visible text, which is then the name; the state is the pressed button's. */
  readonly label?: string
  /** The button covers the toasts, so a failure is also shown below it. */
  readonly isOver?: boolean
}

/** The favourite button: responds at once; if the server rejects the change, it reverts and shows a message. */
export function FavouriteButton({ id, title, currency, className, label, isOver = false }: FavouriteButtonProps) {
  const t = useT('games')
  const { data: favourites = [] } = useQuery(favouritesQuery(currency))
  const { toggle, failure } = useToggleFavourite(currency)
  const isFavourite = favourites.includes(id)
  const button = (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={label ? undefined : t(isFavourite ? 'tile.removeFavourite' : 'tile.addFavourite', { title })}
      onClick={() => toggle({ id, title, isFavourite })}
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
  if (!isOver) return button
  return (
    <>
      {button}
      <p role="alert" className="text-12 text-danger-text not-empty:mt-2">
        {failure && `${failure.title}. ${failure.text}`}
      </p>
    </>
  )
}
