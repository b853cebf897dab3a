import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Dialog } from '../../../ui/dialog/Dialog'
import { ErrorState } from '../../../ui/states/ErrorState'
import { tileQuery } from '../playing/playQuery'
import { ReceiptCard } from '../receipt/ReceiptCard'
import { ShareReceipt } from '../receipt/ShareReceipt'
import { openedRoundQuery, proofQuery, stageOf } from '../rounds/fairness'

/** The receipt of one of the player's rounds: opening it breaks the seal over the server seed. */
export default function ReceiptDialog({ round }: { readonly round: string }) {
  const t = useT('fairness')
  const href = useHref()
  const { locale } = useSite()
  const { data: fairness, isError, refetch } = useQuery(openedRoundQuery(round, locale))
  const identifier = fairness?.identifier ?? ''
  const { data: game } = useQuery({ ...tileQuery(identifier), enabled: identifier !== '' })
  const url = fairness?.receipt_url
  return (
    <Dialog
      title={t('receipt.title')}
      size="small"
      foot={
        fairness && url ? <Share {...{ fairness: { ...fairness, receipt_url: url }, game: game ?? null }} /> : undefined
      }
    >
      {isError ? (
        <ErrorState title={t('receipt.failed')} onRetry={() => void refetch()} />
      ) : (
        <ReceiptCard fairness={fairness} game={game ?? null} />
      )}
      {fairness && stageOf(fairness.round) === 'secret' && (
        <p role="status" className="mt-4 text-pretty text-text-2">
          {t('busy')}
        </p>
      )}
      {url && <p className="mt-4 text-12 text-pretty text-text-2">{t('receipt.shareNote')}</p>}
      {fairness && (
        // In another tab: a game behind the dialog goes on.
        <a
          href={href(`/fairness/${round}`)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text"
        >
          {t('receipt.steps')}
        </a>
      )}
    </Dialog>
  )
}

function Share(props: Omit<Parameters<typeof ShareReceipt>[0], 'isVerified'>) {
  const { locale } = useSite()
  const { data: proof } = useQuery(proofQuery(props.fairness, locale))
  return <ShareReceipt {...props} isVerified={proof?.mismatches.length === 0} />
}
