import { useT } from '../../../lib/i18n/TextsProvider'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { useDeclineOffer } from '../mutations'

export interface DeclineOfferProps {
  readonly id: string
  readonly title: string
}

/** wire-facts 7.4: a declined offer does not come back, so the player has to confirm. */
export default function DeclineOfferDialog({ id, title }: DeclineOfferProps) {
  const t = useT('bonuses')
  const { close } = useDialog()
  const { mutate, isPending } = useDeclineOffer()
  const decline = () =>
    mutate(id, {
      onSuccess: () => {
        toast({ kind: 'success', id: 'offer', title: t('offers.decline.done') })
        close()
      },
      onError: () =>
        toast({
          kind: 'error',
          id: 'offer',
          title: t('offers.decline.failed'),
          text: t('offers.decline.failedText'),
        }),
    })
  return (
    <Dialog
      title={t('offers.decline.title')}
      size="small"
      foot={
        <>
          <Button tone="danger" size="large" block waiting={isPending} onClick={decline}>
            {t('offers.decline.confirm')}
          </Button>
          <Button tone="ghost" size="large" block onClick={close}>
            {t('offers.decline.keep')}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{t('offers.decline.text', { title })}</p>
    </Dialog>
  )
}
