import { useT } from '../../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { Button } from '../../../../ui/Button'
import { useConfirmRecoveryCodes } from '../../securityMutations'

/** Shown until the player confirms that they have saved the recovery codes: a page reload must not lose them. */
export function UnsavedCodes() {
  const t = useT('auth')
  const dialogs = useDialogs()
  const keep = useConfirmRecoveryCodes()
  return (
    <div role="status" className="hair mt-4 rounded-control bg-surface-2 p-4">
      <p className="font-[620]">{t('recovery.unsaved')}</p>
      <p className="mt-1 max-w-[62ch] text-14 text-text-2">{t('recovery.unsavedText')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button tone="tonal" onClick={() => dialogs.open('twoFactor', { wish: 'codes' })}>
          {t('recovery.showNew')}
        </Button>
        <Button tone="ghost" waiting={keep.isPending} onClick={() => keep.mutate()}>
          {t('recovery.saved')}
        </Button>
      </div>
    </div>
  )
}
