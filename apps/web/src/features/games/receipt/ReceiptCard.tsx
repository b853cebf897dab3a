import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format/date'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { Money } from '../../../ui/Money'
import { TileArt } from '../components/tiles/TileArt'
import type { TileGame } from '../model'
import { type FairnessResult, proofQuery, stageOf } from '../rounds/fairness'
import { Seal } from './Seal'
import { timesOf } from './timesOf'

interface ReceiptCardProps {
  /** Undefined while it loads. */
  readonly fairness: FairnessResult | undefined
  /** The round's game; null if it is no longer offered. */
  readonly game: TileGame | null
  /** Shown to a reader who need not be its player. */
  readonly isShared?: boolean
}

/** A round on one card: its result, the seal over its seed broken open, and whether this browser agrees. */
export function ReceiptCard({ fairness, game, isShared = false }: ReceiptCardProps) {
  const { locale } = useSite()
  const isProvable = fairness !== undefined && stageOf(fairness.round) === 'provable'
  return (
    <article className="hair relative overflow-hidden rounded-card bg-surface-2 text-center">
      <div className="relative grid h-40 place-items-center overflow-hidden bg-bg short:h-20">
        {game && <TileArt game={game} sizes="600px" className="absolute inset-0 scale-110 opacity-50 blur-xl" />}
        {isProvable ? <ProvenSeal fairness={fairness} /> : <Seal state="whole" className="relative h-32 short:h-20" />}
      </div>
      {fairness && (
        <div className="p-4">
          <p className="num text-12 text-text-2">
            {formatDate(fairness.round.played_at, locale, 'dayTime', 'UTC')} UTC
          </p>
          <h2 className="mt-1 text-16 font-[650] text-balance">{game?.title ?? fairness.identifier}</h2>
          <Result fairness={fairness} />
          <Seeds fairness={fairness} isShared={isShared} />
          {isProvable && <Verdict fairness={fairness} />}
        </div>
      )}
    </article>
  )
}

function ProvenSeal({ fairness }: { readonly fairness: FairnessResult }) {
  const { locale } = useSite()
  const { data: proof } = useQuery(proofQuery(fairness, locale))
  const state = proof ? (proof.mismatches.length === 0 ? 'right' : 'wrong') : 'whole'
  return <Seal state={state} className="relative h-32 short:h-20" />
}

function Result({ fairness: { round, currency } }: { readonly fairness: FairnessResult }) {
  const t = useT('fairness')
  const { locale } = useSite()
  const { win_cents: win } = round
  if (win === null) return null
  const times = timesOf(round, locale)
  const stake = formatMoney(round.staked_cents, currency, locale)
  return (
    <>
      <p className={`mt-2 text-32 font-bold ${win > round.staked_cents ? 'text-win' : ''}`}>
        <span className="sr-only">{t('win')} </span>
        <Money cents={win} currency={currency} />
      </p>
      <p className="num text-text-2">
        {times === undefined ? t('receipt.staked', { stake }) : t('receipt.times', { times, stake })}
      </p>
    </>
  )
}

function Seeds({ fairness: { round }, isShared }: { readonly fairness: FairnessResult; readonly isShared: boolean }) {
  const t = useT('fairness')
  const { hash, server_seed, player_seed, nonce, shared } = round.fairness
  return (
    <dl className="mt-4 grid gap-3 border-t border-line pt-4 text-left">
      <Code label={t('hash')}>{hash}</Code>
      <Code label={t('serverSeed')}>{server_seed ?? t('receipt.sealed')}</Code>
      <Code label={t(shared ? 'tableSeed' : isShared ? 'receipt.theirSeed' : 'playerSeed')}>{player_seed}</Code>
      <Code label={t('nonce')}>{nonce}</Code>
    </dl>
  )
}

const Code = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-12 text-text-2">{label}</dt>
    <dd translate="no" className="mt-0.5 font-[ui-monospace,monospace] text-12 break-all">
      {children}
    </dd>
  </div>
)

function Verdict({ fairness }: { readonly fairness: FairnessResult }) {
  const t = useT('fairness')
  const { locale } = useSite()
  const { data: proof, isError, refetch } = useQuery(proofQuery(fairness, locale))
  const isRight = proof?.mismatches.length === 0
  return (
    <div role="status" className="mt-4 border-t border-line pt-4">
      {proof ? (
        <>
          <p className={`font-[650] ${isRight ? 'text-win' : 'text-danger-text'}`}>
            {t(isRight ? 'receipt.verified' : 'verdictBad')}
          </p>
          <p className="mt-1 text-pretty text-text-2">{t(isRight ? 'verdictGoodText' : 'verdictBadText')}</p>
        </>
      ) : isError ? (
        <>
          <p className="text-pretty text-text-2">{t('failed')}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {t('receipt.again')}
          </Button>
        </>
      ) : (
        <p className="text-text-2">{t('computing')}</p>
      )}
    </div>
  )
}
