import { useT } from '../../../lib/i18n/TextsProvider'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'

export interface NoGamesProps {
  /** Takes the filters away that leave nothing. */
  readonly onClear: (() => void) | undefined
}

/** A listing without games: of its kind, or of what it was narrowed to. */
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
