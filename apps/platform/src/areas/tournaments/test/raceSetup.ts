import type { Core } from '../../../core/http/handler.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { type MakeApp, type TestApp, testNow } from '../../../testing/testApp.ts'
import { createPlayer } from '../../../testing/testPlayers.ts'
import { insertTournament, type TestTournament } from '../../../testing/testTournaments.ts'
import { findSessionPlayer } from '../../auth/public.ts'
import { closeTournaments } from '../finals/closeTournaments.ts'
import { tournamentsHandlers } from '../handlers.ts'
import { scoreConsumer } from '../standings/scoreConsumer.ts'
import { openStandings, type Standings } from '../standings/standings.ts'
import { type Movement, recordMovement } from './playedHistory.ts'

const minute = 60_000
export const later = (minutes: number): Date => new Date(+testNow + minutes * minute)

/** A movement of a test; by default a bet in a new round, which counts at once. */
export type Played = Partial<Omit<Movement, 'player'>> & { readonly player: bigint }

export type Race = Awaited<ReturnType<typeof openRace>>

/** An app with the calls and the score consumer of tournaments. Every game is in the category `all`. */
export async function openRace(makeApp: MakeApp) {
  let standings: Standings | undefined
  const open = (core: Core) => {
    standings ??= openStandings({ ...core, onError: (error) => failures.push(error) })
    return standings
  }
  const failures: unknown[] = []
  const categoriesOf = (game: string) => (game === 'a/Table' ? ['all', 'tables'] : ['all'])
  const app: TestApp = await makeApp({
    handlers: tournamentsHandlers,
    rateLimits: {},
    loadPlayer: (db, id) => findSessionPlayer(db, id),
    services: (core) => ({ standings: open(core) }),
    consumers: (core) => [
      scoreConsumer({
        ...core,
        standings: open(core),
        categoriesOf,
        pointsEarned: ({ cents }) => cents * 1000n,
      }),
    ],
  })
  let moves = 0
  const needs = () => ({ ...app, standings: standings!, categoriesOf })
  return {
    app,
    failures,
    needs,
    standings: () => standings!,
    player: (nickname = 'Starling') => createPlayer(app, 0n, 'EUR', { nickname }),
    tournament: (own: Partial<TestTournament> = {}) =>
      insertTournament(app.db, { start_at: later(-60), end_at: later(60), ...own }),
    /** Stores a movement and its event. */
    async play(own: Played): Promise<Movement> {
      moves += 1
      const id = `move-${moves}`
      const movement: Movement = {
        kind: 'bet',
        transaction: id,
        round: id,
        currency: 'EUR',
        game: 'a/Slot',
        real: 100n,
        bonus: 0n,
        at: app.clock.now(),
        finishes: false,
        original: null,
        countsAtEnd: false,
        ...own,
      }
      const event = await recordMovement(app.db, movement)
      if (event) await emit(app.db, event.name, event.payload as never)
      return movement
    },
    /** Finishes the round of a bet with a win. */
    async win(bet: Movement, real: bigint, at = bet.at): Promise<void> {
      await this.play({
        ...bet,
        kind: 'win',
        transaction: `${bet.transaction}-win-${moves}`,
        real,
        bonus: 0n,
        at,
        finishes: true,
      })
    },
    async rollBack(bet: Movement): Promise<void> {
      await this.play({ ...bet, kind: 'rollback', transaction: `${bet.transaction}-back`, original: bet })
    },
    /** Ends open rounds of earlier tests, because finals wait for them. */
    endRounds: () => app.db.query("UPDATE game_rounds SET state = 'rolled_back' WHERE state = 'open'"),
    setClock: (to: Date) => app.clock.move(+to - +app.clock.now()),
    close: () => closeTournaments(needs()),
  }
}
