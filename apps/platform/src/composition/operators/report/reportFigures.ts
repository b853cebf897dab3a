import type { Sql } from '../../../core/db/db.ts'
import { type Movement, type ReportGroup, readMovements } from './readMovements.ts'

const sums = [
  'bets',
  'wins',
  'bonus_cost',
  'jackpot_contributions',
  'jackpot_wins',
  'deposits',
  'first_deposits',
  'deposits_reversed',
  'deposits_withheld',
  'withdrawals',
  'withdrawals_returned',
  'adjustments',
  'exchange',
  'unclassified',
] as const
type Sum = (typeof sums)[number]

/** Figures of one group in one currency, in minor units. */
export interface ReportRow extends Readonly<Record<Sum, { readonly count: number; readonly cents: bigint }>> {
  readonly group: string | null
  readonly currency: string
  readonly ggr: bigint
  readonly ngr: bigint
  readonly activePlayers: number
  readonly newPlayers: number
}

/** The sums a movement belongs to. `-` where money out of the house account counts as above zero. */
const byKind: Readonly<Record<string, readonly [sign: '+' | '-', ...Sum[]]>> = {
  'games bet': ['+', 'bets'],
  'games rollback': ['+', 'bets'],
  'games win': ['-', 'wins'],
  'games jackpot_fed': ['-', 'jackpot_contributions'],
  'games jackpot_seed': ['-', 'jackpot_contributions'],
  // The other side of the contributions.
  'jackpots jackpot_fed': ['+'],
  'jackpots jackpot_seed': ['+'],
  'jackpots jackpot_win': ['-', 'jackpot_wins'],
  'psp deposit': ['-', 'deposits'],
  'psp first_deposit': ['-', 'deposits', 'first_deposits'],
  'psp deposit_refund': ['+', 'deposits_reversed'],
  'psp deposit_chargeback': ['+', 'deposits_reversed'],
  'psp deposit_hold': ['-', 'deposits_withheld'],
  'psp deposit_return': ['-', 'deposits_withheld'],
  'psp withdrawal': ['+', 'withdrawals'],
  'psp withdrawal_return': ['-', 'withdrawals_returned'],
}
const byAccount: typeof byKind = {
  bonuses: ['-', 'bonus_cost'],
  adjustment: ['-', 'adjustments'],
  exchange: ['+', 'exchange'],
  players: ['+'],
}

interface Draft {
  readonly group: string | null
  readonly currency: string
  readonly figures: Record<Sum, { count: number; cents: bigint }>
  readonly bettors: Set<bigint>
  newPlayers: number
}

const emptyDraft = ({ group, currency }: Movement): Draft => ({
  group,
  currency,
  figures: Object.fromEntries(sums.map((sum) => [sum, { count: 0, cents: 0n }])) as Draft['figures'],
  bettors: new Set(),
  newPlayers: 0,
})

function add(draft: Draft, { account, kind, count, cents, bettors }: Movement): void {
  const [sign, ...into] = byKind[`${account} ${kind}`] ?? byAccount[account] ?? ['+', 'unclassified']
  for (const sum of into) {
    draft.figures[sum].count += count
    draft.figures[sum].cents += sign === '+' ? cents : -cents
  }
  for (const player of bettors ?? []) draft.bettors.add(player)
  if (account === 'players') draft.newPlayers += count
}

function finish({ group, currency, figures, bettors, newPlayers }: Draft): ReportRow {
  const ggr = figures.bets.cents - figures.wins.cents
  const ngr = ggr - figures.bonus_cost.cents - figures.jackpot_contributions.cents
  return { group, currency, ...figures, ggr, ngr, activePlayers: bettors.size, newPlayers }
}

/** The figures of a period by currency and group, in order of both; the group null comes last. */
export async function reportFigures(
  sql: Sql,
  period: { readonly from: Date; readonly to: Date },
  group: ReportGroup | null,
): Promise<ReportRow[]> {
  const drafts = new Map<string, Draft>()
  for await (const movement of readMovements(sql, period, group)) {
    const key = JSON.stringify([movement.group === null, movement.group, movement.currency])
    const draft = drafts.get(key) ?? emptyDraft(movement)
    drafts.set(key, draft)
    add(draft, movement)
  }
  return [...drafts.keys()].toSorted().flatMap((key) => {
    const draft = drafts.get(key)
    return draft ? [finish(draft)] : []
  })
}
