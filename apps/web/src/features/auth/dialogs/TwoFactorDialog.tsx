import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { ProveByCode } from '../components/ProveByCode'
import { RecoveryCodes } from '../components/security/RecoveryCodes'
import { TwoFactorSetup } from '../components/security/TwoFactorSetup'
import { twoFactorQuery } from '../queries'
import { useConfirmRecoveryCodes, useDisableTwoFactor, useRenewRecoveryCodes } from '../securityMutations'

export interface TwoFactorDialogProps {
  readonly wish: 'on' | 'off' | 'codes'
}

/** PROF-15: turns the second factor on or off, or renews its recovery codes. */
export default function TwoFactorDialog({ wish }: TwoFactorDialogProps) {
  const t = useT('auth')
  const { close } = useDialog()
  const disable = useDisableTwoFactor()
  const renew = useRenewRecoveryCodes()
  const keep = useConfirmRecoveryCodes()
  const [codes, setCodes] = useState<readonly string[]>()
  const switchOff = async (code: string) => {
    await disable.mutateAsync(code)
    toast({ kind: 'success', title: t('twoFactor.isOff') })
    close()
  }
  // After a reload on the last step, two-factor sign-in is already on and the codes can no longer be shown.
  const { data: offered } = useQuery({ ...twoFactorQuery(), enabled: wish === 'on' && !codes })
  const isUnsaved = wish === 'on' && offered === null
  const finish = () => {
    keep.mutate()
    close()
  }
  const title = codes || isUnsaved || wish === 'codes' ? t('recovery.title') : t(`twoFactor.${wish}Title`)
  return (
    <Dialog title={title} size="small">
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={finish} />
      ) : isUnsaved ? (
        <div className="grid gap-3">
          <ProveByCode
            text={`${t('recovery.unsaved')} ${t('recovery.unsavedText')}`}
            button={t('recovery.showNew')}
            tone="action"
            onCode={async (code) => setCodes((await renew.mutateAsync(code)).recovery_codes)}
          />
          <Button tone="ghost" size="large" block onClick={finish}>
            {t('recovery.saved')}
          </Button>
        </div>
      ) : wish === 'on' ? (
        <TwoFactorSetup onCodes={setCodes} />
      ) : wish === 'off' ? (
        <ProveByCode text={t('twoFactor.offText')} button={t('twoFactor.switchOff')} tone="danger" onCode={switchOff} />
      ) : (
        <ProveByCode
          text={t('recovery.renewText')}
          button={t('recovery.renew')}
          tone="action"
          onCode={async (code) => setCodes((await renew.mutateAsync(code)).recovery_codes)}
        />
      )}
    </Dialog>
  )
}
