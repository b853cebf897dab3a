import { useT } from '../../../../lib/i18n/TextsProvider'
import { ErrorState } from '../../../../ui/states/ErrorState'

export interface GamesFailedProps {
  readonly onRetry: () => unknown
  readonly retrying: boolean
}

/** ERR-04: games that failed to load show the error in their own place, and the rest of the page stays. */
export default function GamesFailed({ onRetry, retrying }: GamesFailedProps) {
  const t = useT('games')
  return (
    <ErrorState
      title={t('listing.failedTitle')}
      text={t('listing.failedText')}
      onRetry={() => void onRetry()}
      retrying={retrying}
    />
  )
}
