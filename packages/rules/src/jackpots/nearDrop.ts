interface Level {
  readonly amount_cents: number
  readonly drop?: DropRule | undefined
}

interface DropRule {
  readonly rule: 'amount' | 'time' | 'chance'
  readonly below_cents: number | null
  readonly drops_by: string | null
}

interface Pool {
  /** Identifiers of the games that feed it. */
  readonly games: readonly string[]
  readonly levels: readonly Level[]
}

/** A pool that has to drop by a time is near in the last ten minutes, one below an amount in its last fifth. */
const lastMs = 10 * 60_000
const lastPart = 0.2

const within = (part: number): number => Math.min(1, Math.max(0, part))

function levelNear({ drop, amount_cents: amount }: Level, nowMs: number): number {
  if (drop?.rule === 'amount' && drop.below_cents) return within((amount / drop.below_cents - 1 + lastPart) / lastPart)
  if (drop?.rule === 'time' && drop.drops_by) return within(1 - (Date.parse(drop.drops_by) - nowMs) / lastMs)
  return 0
}

/** How near a game's jackpots are to the moment they have to drop: 0 to 1. */
export const nearDrop = (pools: readonly Pool[], game: string, nowMs: number): number =>
  Math.max(
    0,
    ...pools
      .filter(({ games }) => games.includes(game))
      .flatMap(({ levels }) => levels.map((level) => levelNear(level, nowMs))),
  )
