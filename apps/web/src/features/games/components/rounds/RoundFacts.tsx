import type { ReactNode } from 'react'
import { formatDate } from '../../../../lib/format/date'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { Money } from '../../../../ui/Money'
import type { FairnessResult, ProvableRound } from '../../rounds/fairness'

/** When a round was played, its stake, and its seeds. */
export function RoundFacts({ fairness }: { readonly fairness: FairnessResult }) {
  const t = useT('fairness')
  const { locale } = useSite()
  const { round, currency } = fairness
  const { hash, player_seed, nonce, server_seed, shared, commitment, player_seed_at: sentAt, live } = round.fairness
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 max-md:[&>:first-child]:col-span-2 md:grid-cols-3">
        <Figure label={t('when')}>{formatDate(round.played_at, locale, 'dayTime', 'UTC')} UTC</Figure>
        <Figure label={t('stake')}>
          <Money cents={round.staked_cents} currency={currency} />
        </Figure>
        <Figure label={t('win')}>
          {round.win_cents === null ? t('open') : <Money cents={round.win_cents} currency={currency} />}
        </Figure>
      </dl>
      <section className="mt-6 rounded-card bg-surface-2 p-4 shadow-line md:p-5">
        <h2 className="font-[650] text-16">{t('seeds')}</h2>
        <dl className="mt-3 grid gap-3">
          <Code label={t('hash')}>{hash}</Code>
          <Code label={t('serverSeed')}>{server_seed ?? <i className="text-text-2">{t('secret')}</i>}</Code>
          <Code label={t(shared ? 'tableSeed' : 'playerSeed')}>{player_seed}</Code>
          <Code label={t('nonce')}>{nonce}</Code>
          {commitment && <Code label={t('committedAt')}>{commitment.committed_at}</Code>}
          {commitment && <Code label={t('seedSentAt')}>{sentAt ?? t('seedNotSent')}</Code>}
          {live && <TableCommitments live={live} />}
        </dl>
      </section>
    </>
  )
}

/** The table's published chain, and the public values that were added once betting had closed. */
function TableCommitments({ live }: { readonly live: NonNullable<ProvableRound['fairness']['live']> }) {
  const t = useT('fairness')
  const { chain, seeds, beacon_url: beacon, drawn_at: drawnAt, own_seed: ownSeed } = live
  const lines = (seeds ?? '').split('\n').slice(0, -1)
  return (
    <>
      {beacon === null ? (
        <Code label={t('ownSeed', { count: lines.length })}>{ownSeed ?? t('ownSeedMissing')}</Code>
      ) : (
        <Code label={t('beaconValue', { url: beacon })}>{lines[0]}</Code>
      )}
      <Code label={t('chainAnchor', { length: chain.length })}>{chain.anchor}</Code>
      <Code label={t('anchorAt')}>{chain.committed_at}</Code>
      {drawnAt && <Code label={t('betsClosed')}>{drawnAt}</Code>}
    </>
  )
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="rounded-card bg-surface-2 px-4 py-3 shadow-line">
      <dt className="text-13 text-text-2">{label}</dt>
      <dd className="num mt-1 font-[650] text-16">{children}</dd>
    </div>
  )
}

/** A text to compare character by character. */
function Code({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-text-2">{label}</dt>
      <dd className="mt-1 break-all font-[ui-monospace,monospace] text-14">{children}</dd>
    </div>
  )
}
