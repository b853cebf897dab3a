import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { Part } from '../components/CancelPart'
import { useCancelFreespins } from '../mutations'
import { freespinsQuery } from '../queries'

export interface CancelSpinsProps {
  readonly id: number
}

/** SAFE-08: shows the number of lost spins and the winnings that stay before free spins are cancelled. */
export default function CancelSpinsDialog({ id }: CancelSpinsProps) {
  const t = useT('bonuses')
  const { locale } = useSite()
  const { close } = useDialog()
  const { data: spins } = useQuery({ ...freespinsQuery(), select: (all) => all.find((one) => one.id === id) })
  const { mutate, isPending } = useCancelFreespins()
  const cancel = () =>
    mutate(id, {
      onSuccess: () => {
        toast({ kind: 'success', id: 'gift', title: t(`${words}.done`) })
        close()
      },
      onError: () => toast({ kind: 'error', id: 'gift', title: t('cancel.failed'), text: t('cancel.failedText') }),
    })
  const words = spins?.feature ? 'spins.cancelFeature' : 'spins.cancel'
  const left = (spins?.freespins_total ?? 0) - (spins?.freespins_performed ?? 0)
  return (
    <Dialog
      title={t(`${words}.title`)}
      size="small"
      foot={
        <>
          <Button tone="danger" size="large" block waiting={isPending} onClick={cancel}>
            {t(`${words}.confirm`)}
          </Button>
          <Button tone="ghost" size="large" block onClick={close}>
            {t(`${words}.keep`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-text-2">{t(`${words}.text`, { title: spins?.title ?? '' })}</p>
        {spins && (
          <div className="grid gap-3">
            <Part
              isLost
              title={t('cancel.lost')}
              total={t(spins.feature === null ? 'spins.count' : 'spins.features', { count: left })}
            />
            <Part title={t('cancel.stays')} total={formatMoney(spins.won_cents, spins.currency, locale)} />
          </div>
        )}
      </div>
    </Dialog>
  )
}
