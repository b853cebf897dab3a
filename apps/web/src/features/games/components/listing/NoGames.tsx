import { useT } from '../../../../lib/i18n/TextsProvider'
import { Button } from '../../../../ui/Button'
import { EmptyState } from '../../../../ui/states/EmptyState'

export interface NoGamesProps {
  /** Clears the filters that leave no games. */
  readonly onClear: (() => void) | undefined
}

/** An empty listing: no games at all, or none that match the filters. */
export default function NoGames({ onClear }: NoGamesProps) {
  const t = useT('games')
  return (
    <EmptyState
      art={<img src="/media/art/1/joystick/256.webp" alt="" width={96} height={96} />}
      title={t(onClear ? 'filters.emptyTitle' : 'listing.emptyTitle')}
      text={t(onClear ? 'filters.emptyText' : 'listing.emptyText')}
      action={onClear && <Button onClick={onClear}>{t('filters.clear')}</Button>}
    />
  )
}
