import { useQuery } from '@tanstack/react-query'
import { KeyRound, ShieldCheck, ShieldOff } from 'lucide-react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { Tag } from '../../../../ui/Tag'
import { playerQuery } from '../../../profile/queries'
import { recoveryCodesQuery } from '../../queries'
import { useConfirmRecoveryCodes } from '../../securityMutations'
import { PasswordForm } from '../PasswordForm'
import { LinkedProviders } from './LinkedProviders'
import { SecurityCard } from './SecurityCard'
import { SessionList } from './SessionList'

/** PROF-15: account security: the password, the second factor, and the active sessions. */
export function SecurityPanel() {
  const t = useT('auth')
  const dialogs = useDialogs()
  const { data: player } = useQuery(playerQuery())
  const isOn = player?.two_factor_enabled === true
  const mustConfirm = !isOn && player?.confirmed_at === null
  const { data: recovery } = useQuery({ ...recoveryCodesQuery(), enabled: isOn })
  return (
    <div className="grid gap-6 *:min-w-0">
      <SecurityCard
        title={t('twoFactor.title')}
        mark={
          <Tag tone={isOn ? 'win' : 'warn'} icon={isOn ? ShieldCheck : ShieldOff}>
            {t(isOn ? 'twoFactor.on' : 'twoFactor.off')}
          </Tag>
        }
      >
        <p className="max-w-[62ch] text-text-2">{t(isOn ? 'twoFactor.textOn' : 'twoFactor.textOff')}</p>
        {isOn && recovery?.saved && (
          <p className="mt-2 text-14 text-text-3">{t('recovery.left', { count: recovery.left })}</p>
        )}
        {isOn && recovery?.saved === false && <UnsavedCodes />}
        {mustConfirm && <p className="mt-2 max-w-[62ch] text-14 text-warn">{t('twoFactor.confirmFirst')}</p>}
        <div className="mt-4 flex flex-wrap gap-3">
          {isOn ? (
            <>
              <Button tone="ghost" onClick={() => dialogs.open('twoFactor', { wish: 'codes' })}>
                {t('recovery.renew')}
              </Button>
              <Button tone="danger" onClick={() => dialogs.open('twoFactor', { wish: 'off' })}>
                {t('twoFactor.switchOff')}
              </Button>
            </>
          ) : (
            <Button tone="tonal" disabled={mustConfirm} onClick={() => dialogs.open('twoFactor', { wish: 'on' })}>
              {t('twoFactor.switchOn')}
            </Button>
          )}
        </div>
      </SecurityCard>
      <SessionList />
      <LinkedProviders />
      <SecurityCard title={t('change.title')} mark={<Icon of={KeyRound} className="text-text-3" />}>
        <PasswordForm email={player?.email ?? ''} />
      </SecurityCard>
    </div>
  )
}

/** Shown until the player confirms that they have saved the recovery codes: a page reload must not lose them. */
function UnsavedCodes() {
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
