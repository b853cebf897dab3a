import type { Result } from '@apogee/contract'
import type { MessageOf } from '@apogee/contract/realtime'
import { isSamePlay } from '@apogee/rules/limits/realityCheck'

type Wire = Result<'games.realityCheck'>
type Sum = Wire['sums'][number]
export type BestRound = NonNullable<Wire['play']['best']>

/** The play since the last check, by this device's clock: the clock may be wrong, but durations are not. */
export interface Play {
  /** When the platform computed it, by the platform's clock. */
  readonly servedAtMs: number
  /** How far this device's clock is ahead of the platform's. */
  readonly aheadMs: number
  readonly startedAtMs: number
  readonly dueAtMs: number
  readonly intervalMinutes: Wire['interval_minutes']
  /** Minutes since the last check. */
  readonly minutes: number
  /** Minutes since the play session began. */
  readonly playMinutes: number
  /** Since the last check, by currency. */
  readonly sums: readonly Sum[]
  /** Since the play session began, by currency. */
  readonly playSums: readonly Sum[]
  /** The round of the play session that won the most for its stake. */
  readonly best: BestRound | null
}

/** A difference between two measurements of a clock that the time of the responses on the network explains. */
const networkMs = 60_000

/**
 * Converts the wire format; `nowMs` is when the response arrived. The time of the session never steps back from the
 * figures `before`: a slower response does not move its start, and neither does the platform, which moves the start of a
 * session that has no finished round yet.
 */
export function playOf(wire: Wire, nowMs: number, before?: Play): Play {
  const servedAt = Date.parse(wire.period.to)
  const measured = nowMs - servedAt
  const isJitter = before !== undefined && Math.abs(measured - before.aheadMs) < networkMs
  const aheadMs = isJitter ? Math.min(measured, before.aheadMs) : measured
  const from = Date.parse(wire.play.from)
  const isSame = before !== undefined && isSamePlay(new Date(before.servedAtMs), new Date(from))
  const startedAt = isSame ? Math.min(from, before.startedAtMs - before.aheadMs) : from
  const { interval_minutes: intervalMinutes } = wire
  return {
    servedAtMs: servedAt,
    aheadMs,
    startedAtMs: startedAt + aheadMs,
    // A platform that prompts on its side sends no due time: assume a whole interval after its last figures.
    dueAtMs: wire.due_at === undefined ? nowMs + intervalMinutes * 60_000 : Date.parse(wire.due_at) + aheadMs,
    intervalMinutes,
    minutes: Math.floor((servedAt - Date.parse(wire.period.from)) / 60_000),
    playMinutes: Math.floor((servedAt - startedAt) / 60_000),
    sums: wire.sums,
    playSums: wire.play.sums,
    best: wire.play.best ?? null,
  }
}

type Award = Pick<MessageOf<'jackpot_win_award'>, 'award_cents' | 'award_currency' | 'created_at'>

/** SAFE-05: adds a jackpot win to the play session, unless the platform's figures already include it. */
export function withAward(play: Play, { award_cents: cents, award_currency: currency, created_at }: Award): Play {
  if (Date.parse(created_at) <= play.servedAtMs) return play
  const add = (sums: readonly Sum[]): readonly Sum[] => {
    // Won in the very first round, whose bet is not known yet.
    const sum = sums.find((one) => one.currency === currency) ?? { currency, rounds: 0, bet_cents: 0, win_cents: 0 }
    return [...sums.filter((one) => one !== sum), { ...sum, win_cents: sum.win_cents + cents }]
  }
  return { ...play, sums: add(play.sums), playSums: add(play.playSums) }
}

/** Winnings minus bets in a currency, in minor units; negative is a loss. */
export function netOf(sums: readonly Sum[], currency: string): number {
  const sum = sums.find((one) => one.currency === currency)
  return sum ? sum.win_cents - sum.bet_cents : 0
}

/** The longest a due check waits for a player who takes their time over a round. */
const patienceMs = 60_000

/** Whether a round is running, and when the last one ended; 0 before the first. */
export interface RoundsHere {
  readonly isOn: boolean
  readonly endedAtMs: number
}

/**
 * Milliseconds until the check opens. One that falls due during a round waits for its end: in a crash game the rocket
 * flies on behind a dialog, and the player could not cash out.
 */
export function checkInMs(dueAtMs: number, nowMs: number, { isOn, endedAtMs }: RoundsHere): number {
  const mustWait = isOn && endedAtMs < dueAtMs
  return Math.max(0, dueAtMs + (mustWait ? patienceMs : 0) - nowMs)
}
