import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { OwnCheck, Replay } from '../components/rounds/RoundChecks'
import type { TileGame } from '../model'
import { ReceiptCard } from '../receipt/ReceiptCard'
import { sharedRoundQuery } from '../rounds/fairness'
import { Computed } from './FairnessScreen'

interface ReceiptScreenProps {
  readonly receipt: string
  /** The round's game; null if it is no longer offered. */
  readonly game: TileGame | null
}

/** A round that its player shared: anyone's browser replays it from its seeds. */
export function ReceiptScreen({ receipt, game }: ReceiptScreenProps) {
  const t = useT('fairness')
  const href = useHref()
  const { locale } = useSite()
  const { data: fairness } = useQuery(sharedRoundQuery(receipt, locale))
  // The page is shown without a round only if the round is archived.
  if (!fairness)
    return (
      <header className="mx-auto max-w-md py-12 text-center">
        <h1 className="text-balance font-[750] text-24">{t('receipt.archived')}</h1>
        <p className="mt-1 text-pretty text-text-2">{t('receipt.archivedLead')}</p>
      </header>
    )
  return (
    <div className="mx-auto max-w-[44rem] py-6">
      <header className="mb-6 text-center">
        <h1 className="text-balance font-[750] text-24">{t('receipt.page')}</h1>
        <p className="mt-1 text-pretty text-text-2">{t('receipt.pageLead')}</p>
      </header>
      <div className="mx-auto max-w-md">
        <ReceiptCard isShared fairness={fairness} game={game} />
      </div>
      <Computed fairness={fairness} />
      <Replay fairness={fairness} />
      <OwnCheck fairness={fairness} />
      <p className="mt-6 text-center">
        <a href={href('/fairness')} className="inline-block py-1 text-accent-text underline underline-offset-3">
          {t('receipt.how')}
        </a>
      </p>
    </div>
  )
}
