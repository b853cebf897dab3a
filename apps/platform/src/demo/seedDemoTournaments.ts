import { required } from '@apogee/rules/validation/required'
import { findByEmail } from '../areas/auth/public.ts'
import { grantPrizePoints } from '../areas/loyalty/points/grantPrizePoints.ts'
import { insertAnnounced } from '../areas/tournaments/definitions/announceStore.ts'
import { periodsUntil } from '../areas/tournaments/definitions/competitionWhen.ts'
import { readTournaments } from '../areas/tournaments/definitions/defineTournaments.ts'
import type { Defined } from '../areas/tournaments/definitions/keepAnnounced.ts'
import { skipEvent } from '../areas/tournaments/notifications/notificationQueue.ts'
import { type AwardNeeds, awardPrize } from '../areas/tournaments/prizes/awardPrize.ts'
import { giftTitles } from '../areas/tournaments/prizes/giftTitles.ts'
import { insertWinners, lockUnpaid, markPaid } from '../areas/tournaments/prizes/winnerStore.ts'
import { listOpen, type TournamentRow, tournamentOf } from '../areas/tournaments/tournamentStore.ts'
import type { Tx } from '../core/db/db.ts'
import type { Core } from '../core/http/handler.ts'
import { type FieldPlayer, listField } from './demoField.ts'
import { finishTable, storeMovement, storeResults } from './demoTables.ts'
import { demoWinnerIds } from './demoWinners.ts'
import { seedDemoAchievement } from './seedDemoAchievement.ts'

type Needs = Pick<Core, 'db' | 'clock' | 'ledger' | 'realtime'>

const dayMs = 86_400_000
const minuteMs = 60_000

/** Periods in the archive, and how far back they begin. */
const archived = { hour: [3, 2], day: [3, 5], week: [1, 16], month: [1, 64] } as const

/** The archive does not need the full field. */
const maxArchived = 240

/** The rank of the demo's player: the fraction of the field before them in a running one, or their final rank. */
const ownStand: Readonly<Record<string, { readonly running: number; readonly finished?: number }>> = {
  'daily-dash': { running: 0.42, finished: 37 },
  'comet-derby': { running: 0.5, finished: 64 },
  'points-league': { running: 0.3 },
  'weekend-big-win': { running: 0.45 },
  // A mug by mail.
  'spin-marathon': { running: 0.55, finished: 12 },
}

/** Number of participants; in the other tournaments, all players who are allowed. */
const sizes: Readonly<Record<string, number>> = {
  'daily-dash': 412,
  'three-hour-sprint': 96,
  'comet-derby': 351,
  'multiplier-week': 640,
  'sundown-dash': 118,
}

/**
 * Fills a demo's tournaments with a thousand players: running ones with results so far, and an archive with paid
 * prizes. Existing data stays.
 */
export async function seedDemoTournaments(needs: Needs): Promise<void> {
  const now = needs.clock.now()
  const field = await listField(needs.db, now)
  const account = await findByEmail(needs.db, 'player@apogee.test')
  const scene = { needs, field, playing: await demoWinnerIds(needs.db), own: account?.id ?? null }
  for (const defined of readTournaments().defined) for (const past of pastOf(defined, now)) await seedPast(scene, past)
  // A tournament that has as many participants as the demo has players needs no more of them.
  const open = await needs.db.query<{ id: bigint }>(
    `SELECT id FROM tournaments t WHERE kind = 'tournament' AND finished_at IS NULL AND end_at > $1
        AND NOT EXISTS (SELECT FROM tournament_players p WHERE p.tournament_id = t.id AND p.player_id = ANY ($2::bigint[]))
        AND NOT EXISTS (SELECT FROM tournament_tables s WHERE s.tournament_id = t.id AND s.participants >= cardinality($2::bigint[]))`,
    [now, field.map(({ id }) => id)],
  )
  for (const row of await listOpen(needs.db, 'apogee'))
    if (row.kind === 'achievement') await needs.db.transaction((tx) => seedDemoAchievement(tx, row, field, now))
  for (const { id } of open) await needs.db.transaction(async (tx) => fill(scene, tx, await tournamentOf(tx, id)))
}

interface Scene {
  readonly needs: Needs
  readonly field: readonly FieldPlayer[]
  /** The demo players who play while a page is open: they climb. */
  readonly playing: readonly bigint[]
  /** The demo's player. */
  readonly own: bigint | null
}

type Past = Parameters<typeof insertAnnounced>[1]

/** The last finished periods of a file. */
function pastOf({ when, name, file, brand, terms }: Defined, now: Date): Past[] {
  if (!('every' in when)) return []
  const [most, days] = archived[when.every]
  const since = new Date(now.getTime() - days * dayMs)
  return periodsUntil(when, since, now)
    .filter(({ endAt }) => endAt <= now)
    .slice(-most)
    .map(({ suffix, ...times }) => {
      return { kind: 'tournament', identifier: `${name}${suffix}`, file, brand, terms, ...times }
    })
}

async function seedPast(scene: Scene, past: Past): Promise<void> {
  const { needs } = scene
  await needs.db.transaction(async (tx) => {
    const id = await insertAnnounced(tx, past)
    // It exists already: another process has seeded it, or it was played.
    if (id === null) return
    await fill(scene, tx, await tournamentOf(tx, id))
    await finishTable(tx, id, new Date(past.endAt.getTime() + minuteMs))
    await payPrizes(needs, tx, await tournamentOf(tx, id))
  })
}

/** All players allowed by its brand and groups, up to the usual number. */
function entrants(field: readonly FieldPlayer[], row: TournamentRow, most: number): readonly FieldPlayer[] {
  const allowed = field.filter(
    ({ brand, isVip }) => (row.brand === null || row.brand === brand) && (row.group_ids.length === 0 || isVip),
  )
  const start = Number(row.id) % Math.max(1, allowed.length)
  return [...allowed.slice(start), ...allowed.slice(0, start)].slice(0, Math.min(most, sizes[row.file] ?? most))
}

/** Demo players take part where they may. With a limit on rounds, their play would replace results without rounds. */
const mayClimb = ({ brand, group_ids, games_taken_limit }: TournamentRow): boolean =>
  (brand === null || brand === 'apogee') && group_ids.length === 0 && games_taken_limit === null

async function fill({ needs, field, playing, own }: Scene, tx: Tx, row: TournamentRow): Promise<void> {
  const now = needs.clock.now()
  const stand = ownStand[row.file]
  const isOver = row.end_at <= now
  const place = isOver ? stand?.finished : row.start_at <= now ? stand?.running : undefined
  const crowd = entrants(field, row, isOver ? maxArchived : field.length).map(({ id }) => id)
  await storeResults(tx, row, {
    now,
    players: !isOver && mayClimb(row) ? [...crowd, ...playing] : crowd,
    playing,
    own: own !== null && place !== undefined ? { id: own, place } : null,
  })
  if (!isOver && row.start_at <= now) await storeMovement(tx, row, now)
  // Those who took part have known of it since.
  if (row.start_at <= now) await skipEvent(tx, row.id, isOver ? 'ended' : 'started', now)
}

/** Pays prizes without notifications and emails: those of past tournaments would have been read long ago. */
async function payPrizes(needs: Needs, tx: Tx, tournament: TournamentRow): Promise<void> {
  const awarding: AwardNeeds = {
    ...needs,
    announceBalance: async () => undefined,
    grantPrizePoints: (inner, prize) => grantPrizePoints(awarding, inner, prize),
  }
  const at = required(tournament.finished_at, `end of tournament ${tournament.id}`)
  for (const place of await insertWinners(tx, tournament)) {
    const winner = required(await lockUnpaid(tx, tournament.id, place), `winner of place ${place}`)
    await awardPrize(awarding, tx, {
      key: `tournament:${tournament.id}:${winner.player_id}:${place}`,
      playerId: winner.player_id,
      prize: winner.prize,
      currency: tournament.currency,
      titles: giftTitles(tournament, place),
      source: { kind: 'tournament', id: tournament.id },
      at,
    })
    await markPaid(tx, winner, at)
  }
}
