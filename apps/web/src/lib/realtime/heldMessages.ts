import type { Channel } from './registry'

/** Channels that a round's result moves. Their messages could reveal it before the game has shown it. */
const movedByResults: ReadonlySet<Channel> = new Set<Channel>([
  'balance',
  'bonuses_changes',
  'comps_award',
  'freespins_changes',
  'groups_updates',
  'jackpot_win_award',
  'lootboxes_changes',
  'lotteries_statuses',
  'personal_notifications',
  'public:jackpots_changes',
  'public:tournaments_changes',
  'quests_changes',
  'tournament_notifications',
  'tournaments_statuses',
  'vip_adventure_changes',
])

/** The longest a message waits for a game that does not report the end of its round, after it arrived. */
const longestMs = 30_000

interface Held {
  readonly deliver: () => void
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * Holds messages about results while a game on this page is still showing them, and delivers them in their order once
 * the game reports that the round has been shown. Messages about limits, payments and the session never wait.
 */
export class HeldMessages {
  private running = 0
  private delayMs = 0
  private held: readonly Held[] = []

  roundStarted(): void {
    this.running += 1
  }

  roundShown(): void {
    this.running = Math.max(0, this.running - 1)
    if (this.running === 0) this.deliverAll()
  }

  /** The rounds on this page were aborted, or their game was closed. */
  roundsEnded(): void {
    this.running = 0
    this.deliverAll()
  }

  /** For a game that does not report its rounds: each message waits this long; 0 for none. */
  delayEach(ms: number): void {
    this.delayMs = ms
    if (ms === 0) this.roundsEnded()
  }

  receive(channel: Channel, deliver: () => void): void {
    this.deliverAfter(movedByResults.has(channel) ? this.waitMs() : 0, deliver)
  }

  /** Reads data again that may already include the result of a round that is still being shown. */
  read(again: () => void): void {
    this.deliverAfter(this.waitMs(), again)
  }

  private waitMs(): number {
    return this.running > 0 ? longestMs : this.delayMs
  }

  private deliverAfter(waitMs: number, deliver: () => void): void {
    if (waitMs === 0) {
      deliver()
      return
    }
    const held: Held = { deliver, timer: setTimeout(() => this.deliverUpTo(held), waitMs) }
    this.held = [...this.held, held]
  }

  /** The connection that received them has been closed. */
  discard(): void {
    for (const { timer } of this.held) clearTimeout(timer)
    this.held = []
  }

  private deliverAll(): void {
    const last = this.held.at(-1)
    if (last) this.deliverUpTo(last)
  }

  private deliverUpTo(last: Held): void {
    const count = this.held.indexOf(last) + 1
    const due = this.held.slice(0, count)
    this.held = this.held.slice(count)
    for (const { timer, deliver } of due) {
      clearTimeout(timer)
      deliver()
    }
  }
}

/** Of this page. */
export const heldMessages = new HeldMessages()
