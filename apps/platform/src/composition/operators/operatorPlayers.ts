import { endedPayments } from '../../areas/cashbox/public.ts'
import { listOwn } from '../../areas/limits/public.ts'
import {
  findPlayers,
  groupsOf,
  listDocuments,
  type PlayerFacts,
  playerFactsOf,
  shownDocument,
} from '../../areas/profile/public.ts'
import { contactsOf, latestMeasure } from '../../areas/safety/public.ts'
import type { Core } from '../../core/http/handler.ts'
import { formatMoney } from '../../core/operators/formatMoney.ts'
import { actionsOf } from '../../core/operators/operatorActions.ts'
import type { OperatorCommand, Outcome } from '../../core/operators/operatorCommand.ts'

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

function plain(player: PlayerFacts) {
  const { id, created_at, current_sign_in_at, confirmed_at, locked_at, break_until, ...rest } = player
  return {
    id: String(id),
    ...rest,
    created_at: created_at.toISOString(),
    current_sign_in_at: iso(current_sign_in_at),
    confirmed_at: iso(confirmed_at),
    locked_at: iso(locked_at),
    break_until: iso(break_until),
  }
}

const lineOf = (player: PlayerFacts): string =>
  `${player.id}: ${player.email}, ${player.name || 'no name'}, ${player.nickname ?? 'no nickname'}, ${player.brand}, signed up ${player.created_at.toISOString()}${player.locked_at ? ', locked' : ''}`

const find =
  (words: string) =>
  async ({ db }: Core): Promise<Outcome> => {
    const found = await findPlayers(db, words)
    return {
      isDone: found.length > 0,
      text: found.length > 0 ? found.map(lineOf).join('\n') : `No player is found by "${words}".`,
      data: found.map(plain),
    }
  }

const show =
  (subject: string) =>
  async ({ db, ledger, sessions, clock }: Core): Promise<Outcome> => {
    const player = await playerFactsOf(db, subject)
    if (!player) return { isDone: false, text: `There is no player ${subject}.` }
    const { id } = player
    const balances = await ledger.readBalances(db, id)
    const groups = await groupsOf(db, id)
    const documents = (await listDocuments(db, id)).map(shownDocument)
    const limits = await listOwn(db, id, clock.now())
    const open = await sessions.list(id)
    const paid = await endedPayments(db, id)
    const actions = await actionsOf(db, id)
    const harm = await latestMeasure(db, id)
    const contacts = await contactsOf(db, id)
    const data = {
      ...plain(player),
      groups,
      balances: balances.map(({ currency, real, bonus }) => ({
        currency,
        real_cents: String(real),
        bonus_cents: String(bonus),
      })),
      limits: limits.map(({ type, period, status, amount_cents, currency }) => ({
        type,
        period,
        status,
        currency,
        amount_cents: amount_cents === null ? null : String(amount_cents),
      })),
      documents: documents.map(({ id: number, type, status }) => ({ id: String(number), type, status })),
      sessions: open.map(({ createdAt, lastSeenAt, ip, country }) => ({
        signed_in_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
        ip,
        country,
      })),
      paid: paid.map(({ action, currency, count, cents }) => ({
        action,
        currency,
        count,
        amount_cents: String(cents),
      })),
      harm: harm && { day: harm.day, level: harm.level, points: harm.points, markers: harm.markers },
      contacts: contacts.map(({ kind, rule, contacted_at }) => ({
        kind,
        rule,
        contacted_at: contacted_at.toISOString(),
      })),
      actions,
    }
    const lines = [
      lineOf(player),
      `licence ${player.licence}, ${player.country ?? 'no country'}, born ${player.date_of_birth ?? 'unknown'}, email ${player.confirmed_at ? 'confirmed' : 'not confirmed'}, identity ${player.verified ? 'verified' : 'not verified'}, two-step login ${player.two_factor_enabled ? 'on' : 'off'}`,
      `groups: ${groups.join(', ') || 'none'}`,
      ...balances.map(
        ({ currency, real, bonus }) => `balance: ${formatMoney(real, currency)}, bonus ${formatMoney(bonus, currency)}`,
      ),
      ...paid.map(
        ({ action, currency, count, cents }) =>
          `paid ${action === 'cashout' ? 'withdrawals' : 'deposits'}: ${count}, ${formatMoney(cents, currency)}`,
      ),
      ...data.limits.map(({ type, period, status }) => `limit: ${type}${period ? ` per ${period}` : ''}, ${status}`),
      ...data.documents.map(({ id: number, type, status }) => `document ${number}: ${type}, ${status}`),
      ...data.sessions.map(
        ({ ip, country, last_seen_at }) => `session from ${ip} (${country ?? 'unknown'}), last seen ${last_seen_at}`,
      ),
      ...(harm
        ? [
            `markers of harm on ${harm.day}: ${harm.level} (${harm.points}), ${Object.entries(harm.markers)
              .map(([name, figure]) => `${name} ${figure}`)
              .join(', ')}`,
          ]
        : []),
      ...data.contacts.map(
        ({ kind, rule, contacted_at }) => `contacted ${contacted_at}: ${kind}${rule ? ` (${rule})` : ''}`,
      ),
      ...actions.map(
        ({ done_at, operator, action, details, reason }) =>
          `${done_at}: ${operator}: ${action}${details ? ` (${details})` : ''}: ${reason}`,
      ),
    ]
    return { isDone: true, text: lines.join('\n'), data }
  }

export const playerCommands: readonly OperatorCommand[] = [
  {
    command: 'players find',
    subject: 'number, or part of an email, name or nickname',
    usage: '',
    read: (_, words) => (words.length > 0 ? find(words.join(' ')) : undefined),
  },
  {
    command: 'players show',
    subject: 'email or number',
    usage: '',
    read: (_, [subject, ...more]) => (subject && more.length === 0 ? show(subject) : undefined),
  },
]
