import type { EngineProfile, LiveRules, MarkFace } from '../../../engines/engine.ts'
import { findGame } from '../../../engines/index.ts'
import type { Clock } from '../../ports.ts'
import type { LiveStore } from '../store.ts'
import type { Peers } from './peers.ts'
import type { Seats } from './seats.ts'

export interface PublishedTable {
  readonly game: string
  readonly seats: number
  /** The newest first. */
  readonly last: readonly MarkFace[]
}
const PUBLISHED = 5

interface Awake {
  readonly game: string
  readonly profile: EngineProfile
  readonly live: LiveRules<EngineProfile, unknown, unknown>
  readonly seats: Seats
  readonly history: readonly { readonly number: number; readonly mark: string }[]
}

export const lastOf = ({ history, live, profile }: Awake): readonly MarkFace[] =>
  history.slice(0, PUBLISHED).map(({ mark }) => live.face(profile, mark))

/** The tables as published to lobbies, including sleeping ones. */
export function createLobby(store: LiveStore, clock: Clock, peers: Peers) {
  /** Last results of sleeping tables. */
  const asleep = new Map<string, PublishedTable['last']>()
  let isRemembered = false
  return {
    sleep: (table: Awake) => void asleep.set(table.game, lastOf(table)),
    wake: (game: string) => void asleep.delete(game),
    /** Loads the last results from before this process started; later calls do nothing. */
    remember: async (isAwake: (game: string) => boolean): Promise<void> => {
      if (isRemembered) return
      isRemembered = true
      const marksByGame = Map.groupBy(await store.lastMarks(clock.now(), PUBLISHED), ({ game }) => game)
      for (const [game, marks] of marksByGame) {
        if (isAwake(game) || asleep.has(game)) continue
        const faces = marks.map(({ engine, profile, mark }) => {
          const found = findGame(engine, profile)
          return found?.engine.live?.face(found.profile, mark)
        })
        asleep.set(
          game,
          faces.filter((face) => face !== undefined),
        )
      }
    },
    /** Number of seated players of each awake table, and the last results of all tables. */
    published: (awake: readonly Awake[]): PublishedTable[] => {
      const here = new Set(awake.map(({ game }) => game))
      const others = peers.games().filter((game) => !here.has(game))
      const sleeping = [...asleep].filter(([game]) => !others.includes(game))
      return [
        ...sleeping.map(([game, last]) => ({ game, seats: 0, last })),
        ...others.map((game) => {
          const nodes = peers.of(game)
          const [{ last } = { last: [] }] = nodes
          return { game, seats: new Set(nodes.flatMap(({ keys }) => keys)).size, last }
        }),
        ...awake.map((table) => ({
          game: table.game,
          seats: table.seats.count(peers.of(table.game)),
          last: lastOf(table),
        })),
      ]
    },
  }
}
