import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Skeleton } from '../../../ui/states/Skeleton'
import { GiftFacts } from '../components/GiftFacts'
import { WagerBar } from '../components/WagerBar'
import { bonusesQuery } from '../queries'

export interface WageringProps {
  readonly id: number
}

/** The bonus being wagered, opened from a game: its progress, maximum bet and deadline. */
export default function WageringDialog({ id }: WageringProps) {
  const t = useT('bonuses')
  const dialogs = useDialogs()
  const { data: bonus } = useQuery({ ...bonusesQuery(), select: (all) => all.find((one) => one.id === id) })
  return (
    <Dialog title={bonus?.title ?? t('strip.title')} size="small">
      {!bonus && <Skeleton className="h-40 rounded-card" />}
      {bonus && (
        <div className="grid gap-6">
          <WagerBar bonus={bonus} />
          <GiftFacts bonus={bonus} />
          <p className="text-14 text-text-2">{t('strip.text')}</p>
          {bonus.cancelable && (
            <Button tone="ghost" onClick={() => dialogs.replace('cancelGift', { id })}>
              {t('cancel.open')}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}
