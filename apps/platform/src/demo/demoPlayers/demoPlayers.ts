import { demoWinnerIds } from '../demoWinners.ts'
import { type DemoPlayersConfig, readDemoPlayers } from './config.ts'
import { type CompanyNeeds, companyTables, sitDown } from './liveCompany.ts'
import { pick } from './pick.ts'
import { playSolo, rollBackUnpaid, type SoloNeeds, soloGames } from './soloRounds.ts'

export interface DemoPlayersNeeds extends SoloNeeds, CompanyNeeds {
  /** A page holds a realtime connection. */
  readonly isConnected: () => boolean
  /** Of several nodes, only one has demo players. */
  readonly mayPlay: () => boolean
}

export interface DemoPlayers {
  /** A page is open: idle players begin to play. */
  wake(): void
  close(): Promise<void>
}

/**
 * The players of a demo: they play while a page is open, so that pools grow, wins are recent and tables have company.
 * Without visitors nothing runs, not even a timer.
 */
export function openDemoPlayers(needs: DemoPlayersNeeds): DemoPlayers {
  const closing = new AbortController()
  let seenAt = 0
  let shift: Promise<void> | undefined
  const isWatched = (config: DemoPlayersConfig) =>
    !closing.signal.aborted &&
    needs.mayPlay() &&
    (needs.isConnected() || needs.time.nowMs() - seenAt < config.rest_after_seconds * 1000)
  return {
    wake() {
      seenAt = needs.time.nowMs()
      if (closing.signal.aborted || !needs.mayPlay()) return
      shift ??= workShift(needs, isWatched, closing.signal)
        .catch((error: unknown) => needs.log.error({ err: error }, 'demo players stopped'))
        .finally(() => {
          shift = undefined
        })
    },
    async close() {
      closing.abort()
      await shift
    },
  }
}

/** Runs from the first visitor until there has been none for a while. */
async function workShift(
  needs: DemoPlayersNeeds,
  isWatched: (config: DemoPlayersConfig) => boolean,
  closing: AbortSignal,
): Promise<void> {
  const players = await demoWinnerIds(needs.db)
  const [games, tables] = await Promise.all([
    soloGames(needs, readDemoPlayers()),
    companyTables(needs, readDemoPlayers()),
  ])
  if (players.length === 0 || games.length === 0) return
  await rollBackUnpaid(needs)
  const leaving = new AbortController()
  const seats = fillTables(needs, players, tables, leaving.signal)
  try {
    for (let config = readDemoPlayers(); isWatched(config); config = readDemoPlayers()) {
      const seat = { playerId: pick(players), game: pick(games), stake: BigInt(pick(config.stakes_cents)) }
      await playSolo(needs, seat).catch((error: unknown) =>
        needs.log.warn({ err: error, game: seat.game.identifier }, 'round of a demo player failed'),
      )
      // Not as regular as a machine: between half and one and a half times as long.
      const pauseMs = config.round_every_seconds * 1000 * (0.5 + needs.time.chance())
      await needs.time.pause(pauseMs, closing)
    }
  } finally {
    leaving.abort()
    await Promise.all(seats)
  }
}

/** Fills each table with different players: one player never sits at two. */
function fillTables(
  needs: DemoPlayersNeeds,
  players: readonly bigint[],
  tables: Awaited<ReturnType<typeof companyTables>>,
  gone: AbortSignal,
): Promise<void>[] {
  const { seats_at_table: most } = readDemoPlayers()
  return tables.flatMap((game, at) =>
    players.slice(at * most, (at + 1) * most).map((playerId) =>
      sitDown(needs, playerId, game, gone).catch((error: unknown) => {
        if (!gone.aborted) needs.log.warn({ err: error, game: game.identifier }, 'a demo player left the table')
      }),
    ),
  )
}
