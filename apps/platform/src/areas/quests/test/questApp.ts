import type { WireAchievement, WireQuest, WireQuestProgress } from '@apogee/contract/quests'
import { questProgress } from '@apogee/contract/quests'
import { z } from 'zod'
import { queryOne } from '../../../core/db/queryOne.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { openAreaServices } from '../../../testing/areaServices.ts'
import { statementsByTransaction } from '../../../testing/statementsByTransaction.ts'
import { type MakeApp, testNow } from '../../../testing/testApp.ts'
import { findSessionPlayer } from '../../auth/signIn/findSessionPlayer.ts'
import { bonusesHandlers } from '../../bonuses/handlers.ts'
import { signedIn } from '../../profile/test/profileApp.ts'
import { tournamentsHandlers } from '../../tournaments/handlers.ts'
import { type AwardNeeds, type Defined, keepAnnounced } from '../../tournaments/public.ts'
import { questsConsumer } from '../consumer.ts'
import { achievementOf, questOf } from '../definedQuests.ts'
import { questsHandlers } from '../handlers.ts'
import { achievementFile, isJoined, questFile } from '../questFile.ts'
import { openReachedShares } from '../reachedShares.ts'

const announceBalance = () => undefined
export const dayMs = 86_400_000

const banner = {
  art: 'tournament',
  gradient: { left: '#04201E', left_center: '#0A5A4E', right_center: '#128A70', right: '#2FB890' },
}
const spins = { freespins: { count: 10, games: ['brasswing/EmberWyrm'] } }

/** A quest file of size xs with rewards on levels 2, 3 and 6, as a base for tests. */
export const moonFile = {
  titles: { en: 'Moon walk', de: 'Mondspaziergang' },
  texts: { en: 'Six levels.' },
  size: 'xs',
  currency: 'EUR',
  rewards: { 2: { chargeable_points: 50 }, 3: spins, 6: { money: '100' } },
  emblem: 'full-moon',
  banner,
  when: {
    start_at: new Date(testNow.getTime() - dayMs).toISOString(),
    end_at: new Date(testNow.getTime() + 5 * dayMs).toISOString(),
  },
}

/** An achievement of 10 rounds. */
export const orbitFile = {
  titles: { en: 'First orbit', de: 'Erster Umlauf' },
  texts: { en: 'Play 10 rounds.' },
  currency: 'EUR',
  target_rounds: 10,
  reward: { money: '5', wager: 10 },
  emblem: 'medal-gold-rocket',
  banner,
}

type Changes = Readonly<Record<string, unknown>>

/** A quest definition as read from a file. */
export const definedQuest = (name: string, changes: Changes = {}): Defined =>
  questOf({
    path: `competitions/quests/${name}.json`,
    name,
    brand: null,
    content: questFile.parse({ ...moonFile, ...changes }),
  })

export function definedAchievement(name: string, changes: Changes = {}): Defined {
  const content = achievementFile.parse({ ...orbitFile, ...changes })
  if (isJoined(content)) throw new Error('achievements by group are not announced')
  return achievementOf({ path: `competitions/achievements/${name}.json`, name, brand: null, content })
}

/** An app with the calls and the consumer of quests, and with gifts. */
export async function openQuests(makeApp: MakeApp) {
  let serial = 0
  // Complete before the first event is delivered.
  const needs = { announceBalance } as unknown as AwardNeeds
  const app = await makeApp({
    handlers: { ...questsHandlers, ...bonusesHandlers, ...tournamentsHandlers },
    services: (core) => ({ announceBalance, reachedShares: openReachedShares(core) }),
    loadPlayer: findSessionPlayer,
    consumers: (core) => {
      Object.assign(needs, core)
      return [questsConsumer(needs)]
    },
    rateLimits: {},
  })
  Object.assign(needs, await openAreaServices(app))
  const guest = await app.client()
  const player = (columns: Changes = {}, groups: readonly string[] = []) =>
    signedIn(app, { email: `quest-${++serial}@example.com`, ...columns }, groups)
  type Someone = Awaited<ReturnType<typeof player>>

  const idOf = async (identifier: string): Promise<bigint> => {
    const row = await queryOne<{ id: bigint }>(app.db, 'SELECT id FROM tournaments WHERE frontend_identifier = $1', [
      identifier,
    ])
    return row.id
  }
  /** Sets a player's stakes and rounds in a quest and emits the event, like the engine of tournaments. */
  const progress = async ({ id }: Someone, identifier: string, cents: number, rounds = 1) => {
    const tournament = await idOf(identifier)
    await app.db.transaction(async (tx) => {
      await tx.query(
        `INSERT INTO tournament_players (tournament_id, player_id, bet_cents, games_taken, reached_at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (tournament_id, player_id) DO UPDATE SET bet_cents = $3, games_taken = $4`,
        [tournament, id, cents, rounds, app.clock.now()],
      )
      await emit(tx, 'tournaments.progressed', { tournament, player: id })
    })
  }
  const stake = async (...told: Parameters<typeof progress>) => {
    await progress(...told)
    await app.drain()
  }
  /** The statements of each pass of the consumer, by their names. */
  const passesOf = async (work: () => Promise<unknown>): Promise<string[][]> => {
    await work()
    const passes = await statementsByTransaction(app.db, () => app.drain())
    return passes.filter((names) => names.includes('quest_levels_reached_in'))
  }
  const list = async <T>(path: string, client = guest) => (await client.get(path)).body as T
  return {
    app,
    needs,
    player,
    idOf,
    progress,
    stake,
    passesOf,
    announce: (kind: 'quest' | 'achievement', ...all: Defined[]) => keepAnnounced(app, kind, all),
    quests: async (client = guest) => (await list<{ quests: WireQuest[] }>('/api/quests', client)).quests,
    achievements: async (client = guest) =>
      (await list<{ achievements: WireAchievement[] }>('/api/achievements', client)).achievements,
    own: async ({ client }: Someone): Promise<WireQuestProgress[]> =>
      z.array(questProgress.strict()).parse(await list('/api/quests/player', client)),
    published: ({ id }: Someone, channel: string) =>
      app.published.filter((one) => one.playerId === id && one.channel === channel).map(({ data }) => data as never),
  }
}
