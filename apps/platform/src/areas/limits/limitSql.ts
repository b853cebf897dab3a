import { playPauseMs, realityGraceMs } from '@apogee/rules/limits/realityCheck'

/** SQL fragments about `player_limits l`; parameters are passed by their names in the statement, `$5`. */

/** The limit is in force at a time; a change that waits for its token is not (OPEN-10). */
export const inForce = (now: string): string =>
  `l.removed_at IS NULL AND l.status <> 'unconfirmed' AND (l.disable_at IS NULL OR l.disable_at > ${now})`

/** A wallet's amount in the currency of the limit: null when its equivalent is unknown. */
export const inLimit = (amount: string, currency: string, round: 'ceil' | 'floor'): string =>
  `CASE WHEN l.currency = ${currency} THEN ${amount} ELSE (
     SELECT ${round}(${amount}::numeric * l.amount_cents / nullif(a.amount_cents, 0))::bigint
       FROM player_limit_accounts a WHERE a.limit_id = l.id AND a.currency = ${currency}) END`

/** Usage, start and end of the period that contains a time: an ended period starts again. */
export const running = (now: string): { readonly used: string; readonly from: string; readonly until: string } => {
  const ifOver = (then: string, column: string) =>
    `CASE WHEN l.active_until <= ${now} THEN ${then} ELSE l.${column} END`
  return {
    used: ifOver('0', 'used_cents'),
    from: ifOver(`limit_period_start(l.period, l.zone, ${now})`, 'counted_from'),
    until: ifOver(`limit_period_end(l.period, l.zone, ${now})`, 'active_until'),
  }
}

const span = (ms: number): string => `interval '${ms / 1000} seconds'`

/** Whether the play session `p` of `play_clocks` is still running at a time: half an hour without a round ends it. */
export const playsOn = (now: string): string => `p.seen_at > ${now} - ${span(playPauseMs)}`

/**
 * SAFE-04: the player of `l` is still in the play session in which a check was published, and has not answered it in
 * time.
 */
export const awaitsAnswer = (now: string): string =>
  `l.holds_play AND EXISTS (SELECT FROM play_clocks p
     WHERE p.player_id = l.player_id AND p.asked_at <= ${now} - ${span(realityGraceMs)} AND ${playsOn(now)})`
