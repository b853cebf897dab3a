import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { buttonStyle } from '../../../ui/buttonStyle'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Spinner } from '../../../ui/states/Spinner'
import { ProofSteps } from '../components/rounds/ProofSteps'
import { RoundFacts } from '../components/rounds/RoundFacts'
import { TileArt } from '../components/tiles/TileArt'
import type { TileGame } from '../model'
import { type FairnessResult, factsText, proofQuery, roundQuery, stageOf } from '../rounds/fairness'

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
  const { data: fairness } = useQuery(roundQuery(roundId, locale))
  if (!fairness) return null
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 md:px-6">
      <header className="mb-6 flex items-center gap-4">
        {game && <TileArt game={game} sizes="96px" isEager className="aspect-3/4 w-20 shrink-0 rounded-card" />}
        <div className="min-w-0">
          {game && <p className="text-14 text-text-2">{game.title}</p>}
          <h1 className="text-balance font-[750] text-24">{t('title')}</h1>
          <p className="mt-1 text-pretty text-text-2">{t('lead')}</p>
        </div>
      </header>
      <RoundFacts fairness={fairness} />
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
      <p className="mt-2 text-pretty text-text-2">{t(stage === 'open' ? 'openText' : 'revealText')}</p>
      <ol className="mt-3 grid list-decimal gap-1 ps-5">
        <li>{t('reveal1')}</li>
        <li>{t('reveal2')}</li>
        <li>{t('reveal3')}</li>
      </ol>
      {gameHref && (
        <a className={buttonStyle({ tone: 'action', className: 'mt-4' })} href={gameHref}>
          {t('toGame')}
        </a>
      )}
    </section>
  )
}

function Computed({ fairness }: { readonly fairness: FairnessResult }) {
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

/** Replays the round in a separate frame that can't play another one. */
function Replay({ fairness }: { readonly fairness: FairnessResult }) {
  const t = useT('fairness')
  const [isShown, setShown] = useState(false)
  if (!fairness.replay_url) return null
  return (
    <section className="mt-4 rounded-card bg-surface-2 p-4 shadow-line md:p-5">
      <h2 className="font-[650] text-16">{t('replayTitle')}</h2>
      <p className="mt-2 mb-3 text-pretty text-text-2">{t('replayText')}</p>
      {isShown ? (
        <iframe
          src={fairness.replay_url}
          title={t('replayFrame')}
          allow="autoplay"
          className="aspect-3/4 w-full rounded-card border-0 md:aspect-video"
        />
      ) : (
        <Button onClick={() => setShown(true)}>{t('replayShow')}</Button>
      )}
    </section>
  )
}

function OwnCheck({ fairness }: { readonly fairness: FairnessResult }) {
  const t = useT('fairness')
  const [isCopied, setCopied] = useState(false)
  const copy = () => {
    // A browser may reject clipboard access: then there is no confirmation.
    navigator.clipboard?.writeText(factsText(fairness)).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <section className="mt-4 rounded-card bg-surface-2 p-4 shadow-line md:p-5">
      <h2 className="font-[650] text-16">{t('ownTitle')}</h2>
      <p className="mt-2 mb-3 text-pretty text-text-2">{t('ownText')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={copy}>
          <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
        </Button>
        {fairness.verifier_url && (
          <a className={buttonStyle({ tone: 'ghost' })} href={fairness.verifier_url} download>
            {t('script')}
          </a>
        )}
      </div>
    </section>
  )
}
