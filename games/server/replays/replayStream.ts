import { findGame } from '../../engines/index.ts'
import type { PresentedCrowd } from '../../protocol/live.ts'
import { presentLiveRound, presentOwnBet } from '../live/present.ts'
import type { LiveBetRow, LiveRound } from '../live/row.ts'
import { type Message, messageOf } from '../live/tables/seats.ts'
import type { Clock } from '../ports.ts'

/** Time the table shows the bet before it closes again. */
const LEAD_MS = 2500
/** Min time of the result. */
const RESULT_MS = 5000

interface Recorded {
  readonly bet: LiveBetRow
  readonly round: LiveRound
}

interface Replaying {
  readonly clock: Clock
  readonly wait: (ms: number) => Promise<void>
  /** Aborts when the reader has disconnected. */
  readonly disconnected: AbortSignal
}

/** Replays a recorded round of a live table by its own clock, shifted to now, with the single bet in it. */
export function streamReplay({ bet, round }: Recorded, { clock, wait, disconnected }: Replaying): Response {
  const now = clock.now().getTime()
  const shiftMs = now + LEAD_MS - round.closesAt.getTime()
  const moved = shift(round, shiftMs)
  const game = findGame(round.engine, round.profile)
  const hasMoves = game?.engine.admit !== undefined
  const resultAt = moved.resultAt?.getTime() ?? now + LEAD_MS
  const crowd: PresentedCrowd = { seats: 1, names: [], totals: {}, bets: null }
  const sealed = { state: 'betting', view: null, resultAt: null, endsAt: null, playerSeed: '' } as const
  // Where players act during the round, the end is sent only when it has come. Other outcomes are no longer secret.
  const running = hasMoves ? { ...moved, resultAt: null, endsAt: null, view: null } : moved
  const known = hasMoves
    ? {}
    : { view: moved.view, is_whole: true, result_at: resultAt, ends_at: moved.endsAt?.getTime() ?? null }
  const present = (at: number, shown: LiveRound) => presentLiveRound(shown, new Date(at))
  const open = presentOwnBet({ ...bet, state: 'confirmed' })
  const history = [{ number: round.number, mark: round.mark ?? '' }]
  const table = { now, betting_ms: LEAD_MS, round: present(now, { ...moved, ...sealed }), history: [], crowd }
  const script: readonly (readonly [at: number, message: Message])[] = [
    [now, messageOf('table', { ...table, own: [open] })],
    [
      now + LEAD_MS,
      messageOf('round', { now: now + LEAD_MS, round: { ...present(now + LEAD_MS, running), ...known }, crowd }),
    ],
    [resultAt, messageOf('bet', presentOwnBet(bet, leftOf(bet)))],
    [resultAt, messageOf('result', { round: present(resultAt, moved), history })],
  ]
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      let at = now
      for (const [time, message] of script) {
        await wait(Math.max(0, time - at))
        at = Math.max(at, time)
        if (disconnected.aborted) break
        controller.enqueue(message)
      }
      // The connection stays open, because a client that lost it would start over.
      if (!disconnected.aborted) disconnected.addEventListener('abort', () => controller.close())
      else controller.close()
    },
  })
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}

function shift(round: LiveRound, ms: number): LiveRound {
  const moved = (at: Date | null) => at && new Date(at.getTime() + ms)
  const later = (at: Date) => new Date(at.getTime() + ms)
  const endsAt = moved(round.endsAt)
  const minEndMs = (moved(round.resultAt)?.getTime() ?? 0) + RESULT_MS
  return {
    ...round,
    state: 'settled',
    opensAt: later(round.opensAt),
    closesAt: later(round.closesAt),
    spinsAt: later(round.spinsAt),
    landsAt: moved(round.landsAt),
    resultAt: moved(round.resultAt),
    endsAt: endsAt && new Date(Math.max(endsAt.getTime(), minEndMs)),
  }
}

/** The multiplier at which the bet left the flight. */
function leftOf({ view }: LiveBetRow): number | null {
  const left = typeof view === 'object' && view !== null && 'left' in view ? view.left : null
  return typeof left === 'number' ? left : null
}
