import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { buttonStyle } from '../../../../ui/buttonStyle'
import { playerQuery, verificationQuery } from '../../../profile/queries'
import type { Progress } from '../../model'

interface WithdrawalWaitProps {
  readonly progress: Progress
  readonly method: string
}

/** The step an open withdrawal waits for, what can delay it, and what the player can do about it. */
export function WithdrawalWait({ progress, method }: WithdrawalWaitProps) {
  const t = useT('cashbox')
  const { waits_for: reason, payout_time: time } = progress
  if (reason === null) return null
  return (
    <div className="mt-4 hair rounded-control bg-surface-2 p-4">
      {reason === 'documents' && <Documents />}
      {reason === 'review' && <Review />}
      {reason === 'provider' && (
        <p>
          {time !== '' && `${t('screen.withdrawn.takes', { method, time })} `}
          {t('screen.history.underWay')} {t('screen.withdrawn.mail')}
        </p>
      )}
    </div>
  )
}

function Review() {
  const t = useT('cashbox')
  const { data: player } = useQuery(playerQuery())
  const isUnproved = player?.verified === false
  return (
    <>
      <p>{t(isUnproved ? 'screen.withdrawn.reviewUnverified' : 'screen.withdrawn.review')}</p>
      {isUnproved && <Verify label={t('screen.withdrawn.verify')} />}
    </>
  )
}

/** The documents the withdrawal waits for, and their status. */
function Documents() {
  const t = useT('cashbox')
  const { data } = useQuery(verificationQuery())
  const text =
    data?.state === 'waiting' ? 'documentsChecked' : data?.state === 'approved' ? 'documentsTaken' : 'documentsAsked'
  return (
    <>
      <p>{t(`screen.history.${text}`)}</p>
      {text === 'documentsAsked' && <Verify label={t('screen.withdrawn.verify')} />}
    </>
  )
}

function Verify({ label }: { readonly label: string }) {
  const href = useHref()
  const links = useListLinks()
  return (
    <div className="mt-3" {...links}>
      <a href={href('/profile/verification')} className={buttonStyle({ tone: 'tonal' })}>
        {label}
      </a>
    </div>
  )
}
