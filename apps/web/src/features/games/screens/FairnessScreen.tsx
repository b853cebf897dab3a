import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Icon } from '../../../ui/Icon'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Spinner } from '../../../ui/states/Spinner'
import { ProofSteps } from '../components/rounds/ProofSteps'
import { OwnCheck, Replay } from '../components/rounds/RoundChecks'
import { RoundFacts } from '../components/rounds/RoundFacts'
import { TileArt } from '../components/tiles/TileArt'
import type { TileGame } from '../model'
import { type FairnessResult, openedRoundQuery, proofQuery, roundQuery, stageOf } from '../rounds/fairness'

interface FairnessScreenProps {
  readonly roundId: string
  /** The round's game; null if it is no longer offered. */
  readonly game: TileGame | null
}

/** Explains how one of the player's rounds was determined: its seeds, and the computation in this browser. */
export function FairnessScreen({ roundId, game }: FairnessScreenProps) {
  const t = useT('fairness')
  const href = useHref()
  const { locale } = useSite()
  const dialogs = useDialogs()
  const { data: fairness } = useQuery(roundQuery(roundId, locale))
  if (!fairness) return null
  return (
    <div className="mx-auto max-w-[44rem] py-6">
      <header className="mb-6 flex items-center gap-4">
        {game && <TileArt game={game} sizes="96px" isEager className="aspect-3/4 w-20 shrink-0 rounded-card" />}
        <div className="min-w-0">
          {game && <p className="text-14 text-text-2">{game.title}</p>}
          <h1 className="text-balance font-[750] text-24">{t('title')}</h1>
          <p className="mt-1 text-pretty text-text-2">{t('lead')}</p>
        </div>
      </header>
      <RoundFacts fairness={fairness} />
      {fairness.receipt_url && (
        <Button className="mt-4" onClick={() => dialogs.open('receipt', { round: roundId })}>
          <Icon of={BadgeCheck} />
          {t('receipt.open')}
        </Button>
      )}
      <Course fairness={fairness} gameHref={game && href(game.path)} />
      <Replay fairness={fairness} />
      <OwnCheck fairness={fairness} />
    </div>
  )
}

/** The facts about the round that are public so far. */
function Course({ fairness, gameHref }: { readonly fairness: FairnessResult; readonly gameHref: string | null }) {
  const t = useT('fairness')
  const stage = stageOf(fairness.round)
  if (stage === 'provable') return <Computed fairness={fairness} />
  if (stage === 'void') return null
  return (
    <section className="mt-6 rounded-card bg-surface-2 p-4 shadow-line md:p-5">
      <h2 className="font-[650] text-16">{t('revealTitle')}</h2>
      <p className="mt-2 text-pretty">{t(stage === 'open' ? 'openText' : 'revealText')}</p>
      {stage === 'secret' ? (
        <BreakSeal round={fairness.round.id} />
      ) : (
        gameHref && (
          <a className={buttonStyle({ tone: 'action', className: 'mt-4' })} href={gameHref}>
            {t('toGame')}
          </a>
        )
      )}
    </section>
  )
}

function BreakSeal({ round }: { readonly round: string }) {
  const t = useT('fairness')
  const { locale } = useSite()
  const { data, isFetching, isError, refetch } = useQuery({ ...openedRoundQuery(round, locale), enabled: false })
  return (
    <>
      <Button
        tone="action"
        className="mt-4"
        waiting={isFetching}
        waitingLabel={t('computing')}
        onClick={() => void refetch()}
      >
        {t('receipt.break')}
      </Button>
      <p role="status" className="mt-2 text-pretty text-text-2 empty:hidden">
        {isError ? t('receipt.failed') : data && t('busy')}
      </p>
    </>
  )
}

export function Computed({ fairness }: { readonly fairness: FairnessResult }) {
  const t = useT('fairness')
  const { locale } = useSite()
  const { data: proof, isError, refetch } = useQuery(proofQuery(fairness, locale))
  if (proof) return <ProofSteps proof={proof} currency={fairness.currency} />
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  return (
    <p role="status" className="mt-6 flex items-center gap-3 text-text-2">
      <Spinner /> {t('computing')}
    </p>
  )
}
