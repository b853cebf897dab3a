import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { ErrorState } from '../../../../ui/states/ErrorState'
import { Skeleton } from '../../../../ui/states/Skeleton'
import { copyText } from '../../copyText'
import { inFours } from '../../model'
import { twoFactorQuery } from '../../queries'
import { useEnableTwoFactor } from '../../securityMutations'
import { ProveByCode } from '../ProveByCode'

/** The QR code and secret of a second factor, the first code to prove that they were saved, and the password. */
export function TwoFactorSetup({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const t = useT('auth')
  const { data: offered, isError, refetch, isFetching } = useQuery(twoFactorQuery())
  const enable = useEnableTwoFactor()
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />

  const proveCode = async (code: string, password: string) => {
    if (!offered) return
    const { recovery_codes } = await enable.mutateAsync({
      otp_secret: offered.otp_secret,
      authentication_code: code,
      current_password: password,
    })
    onCodes(recovery_codes)
  }
  return (
    <ProveByCode
      text={t('twoFactor.scan')}
      button={t('twoFactor.switchOn')}
      tone="action"
      isWaiting={!offered}
      requiresPassword
      onCode={proveCode}
    >
      {offered ? (
        <div className="grid justify-items-center gap-4 sm:grid-cols-[auto_1fr] sm:items-center sm:justify-items-start">
          <img src={offered.data} alt={t('twoFactor.qr')} width={176} height={176} className="rounded-control" />
          <div className="text-center sm:text-left">
            <p className="text-14 text-text-2">{t('twoFactor.secret')}</p>
            <p className="mt-1 text-16 font-[620] text-balance break-words num select-all">
              {inFours(offered.otp_secret)}
            </p>
            {/* A phone cannot scan its own screen. */}
            <Button
              tone="ghost"
              className="mt-3"
              onClick={() => copyText(offered.otp_secret, t('twoFactor.secretCopied'))}
            >
              <Icon of={Copy} size={16} />
              {t('recovery.copy')}
            </Button>
          </div>
        </div>
      ) : (
        <div className="grid justify-items-center gap-4 sm:grid-cols-[auto_1fr] sm:items-center sm:justify-items-start">
          <Skeleton className="size-44" />
          <Skeleton className="h-32 w-40" />
        </div>
      )}
    </ProveByCode>
  )
}
