import { type Month, readMonth } from '../../../core/archive/archiveMonth.ts'
import { readsOf } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { formatMoney } from '../../../core/operators/formatMoney.ts'
import type { OperatorCommand, Outcome } from '../../../core/operators/operatorCommand.ts'
import { attributionCommand } from './attributionReport.ts'
import { readDay } from './readDay.ts'
import { type ReportGroup, reportGroups } from './readMovements.ts'
import { type ReportRow, reportFigures } from './reportFigures.ts'

function plain(row: ReportRow) {
  const { group, currency, ggr, ngr, activePlayers, newPlayers, ...sums } = row
  const cents = Object.entries(sums).map(([name, sum]) => [`${name}_cents`, String(sum.cents)])
  const counted = ['deposits', 'first_deposits', 'deposits_reversed', 'withdrawals', 'withdrawals_returned'] as const
  return {
    group,
    currency,
    ggr_cents: String(ggr),
    ngr_cents: String(ngr),
    ...Object.fromEntries(cents),
    ...Object.fromEntries(counted.map((name) => [`${name}_count`, sums[name].count])),
    active_players: activePlayers,
    new_players: newPlayers,
  }
}

function linesOf(row: ReportRow, group: ReportGroup | null): string[] {
  const { currency } = row
  const money = (cents: bigint) => formatMoney(cents, currency)
  const one = (name: string, { cents }: { readonly cents: bigint }) => (cents === 0n ? [] : [`${name} ${money(cents)}`])
  const many = (name: string, { count, cents }: ReportRow['deposits']) => `${name} ${money(cents)} (${count})`
  const rare = [
    ...one('deposits withheld', row.deposits_withheld),
    ...one('exchange', row.exchange),
    ...one('unclassified', row.unclassified),
  ]
  return [
    group === null || group === 'currency' ? currency : `${row.group ?? `no ${group}`}, ${currency}`,
    `  GGR ${money(row.ggr)} (bets ${money(row.bets.cents)}, wins ${money(row.wins.cents)}), NGR ${money(row.ngr)}`,
    `  bonus cost ${money(row.bonus_cost.cents)}, jackpot contributions ${money(row.jackpot_contributions.cents)}, jackpot wins ${money(row.jackpot_wins.cents)}`,
    `  ${many('deposits', row.deposits)}, ${many('first deposits', row.first_deposits)}, ${many('reversed', row.deposits_reversed)}`,
    `  ${many('withdrawals', row.withdrawals)}, ${many('returned', row.withdrawals_returned)}, adjustments ${money(row.adjustments.cents)}`,
    ...(rare.length > 0 ? [`  ${rare.join(', ')}`] : []),
    `  active players ${row.activePlayers}, new players ${row.newPlayers}`,
  ]
}

const report =
  ({ name, from, to }: Month, group: ReportGroup | null) =>
  async ({ db, clock }: Core): Promise<Outcome> => {
    const isOver = clock.now() >= to
    const rows = await reportFigures(readsOf(db), { from, to }, group)
    const title = `${name} (UTC)${group ? ` by ${group}` : ''}${isOver ? '' : ', not over'}`
    return {
      isDone: true,
      text: [rows.length > 0 ? title : `${title}: no movements`, ...rows.flatMap((row) => linesOf(row, group))].join(
        '\n',
      ),
      data: {
        period: name,
        from: from.toISOString(),
        to: to.toISOString(),
        is_over: isOver,
        group,
        rows: rows.map(plain),
      },
    }
  }

const reportCommand = (
  command: string,
  subject: string,
  readPeriod: (name: string) => Month | null,
): OperatorCommand => ({
  command,
  subject,
  usage: `[--group ${reportGroups.join('|')}]`,
  options: ['group'],
  read: (_, [name = '', ...more], options) => {
    const period = readPeriod(name)
    const group = reportGroups.find((one) => one === options['group']) ?? null
    const isKnown = options['group'] === undefined || group !== null
    return period && isKnown && more.length === 0 ? report(period, group) : undefined
  },
})

/** Figures of a day or a month, from the ledger (docs/decisions/171-report-from-the-ledger.md). */
export const reportCommands: readonly OperatorCommand[] = [
  reportCommand('report day', 'day as 2026-10-31', readDay),
  reportCommand('report month', 'month as 2026-10', readMonth),
  attributionCommand,
]
