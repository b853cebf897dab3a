import type { BootContext } from '../../core/area.ts'
import type { Tx } from '../../core/db/db.ts'
import { findByEmail } from '../auth/public.ts'
import { grantPrizePoints } from '../loyalty/public.ts'
import { type AwardNeeds, keepAnnounced, listOpen, seedStanding, type TournamentRow } from '../tournaments/public.ts'
import { readQuests } from './definedQuests.ts'
import { levelOf } from './progressOf.ts'
import { grantLevel } from './settleLevels.ts'

const dayMs = 86_400_000

/** The player's stake in a round. */
const stakeCents = 4_00n

/** Stakes in quests of each size by slug, just below a middle level. Euro cents. */
const quests: Readonly<Record<string, bigint>> = {
  moonshot: 7_240_00n,
  'ring-road': 2_180_00n,
  'warm-up': 968_00n,
  'rover-trail': 640_00n,
}

/** Stakes in euro cents and rounds in achievements, by file name, so that every state occurs. */
const achievements: Readonly<Record<string, readonly [bigint, number]>> = {
  'lift-off': [50n, 1],
  'first-ten-rounds': [2_310_00n, 640],
  'hundred-rounds': [2_310_00n, 640],
  'thousand-rounds': [2_310_00n, 640],
  'first-hundred': [2_310_00n, 640],
  'first-thousand': [2_310_00n, 640],
  'ten-thousand': [2_310_00n, 640],
  'table-regular': [84_00n, 12],
  'this-month': [1_120_00n, 312],
}

/** A finished quest with the player's stakes in it. */
const past = { slug: 'comet-chase', cents: 820_00n } as const

/** Seeds progress of the demo player in quests and achievements of every kind and state, relative to today. */
export async function seedDemoQuests(boot: BootContext): Promise<void> {
  const { db, clock } = boot
  const account = await findByEmail(db, 'player@apogee.test')
  if (!account) return
  const now = clock.now()
  await announcePast(boot, now)
  const needs = needsOf(boot)
  for (const row of await listOpen(db, 'apogee')) {
    const figures = figuresFor(row, now)
    if (figures) await db.transaction((tx) => seedOne(needs, tx, row, account.id, figures, now))
  }
}

/** Services without realtime messages, because no page is open yet. */
function needsOf(boot: BootContext): AwardNeeds {
  const needs = { ...boot, announceBalance: () => undefined }
  return { ...needs, grantPrizePoints: (tx, prize) => grantPrizePoints(needs, tx, prize) }
}

/** Announces past quests as of their time. */
async function announcePast({ db, clock }: BootContext, now: Date): Promise<void> {
  const { defined } = readQuests()
  // It runs for three days of every two weeks, so at least one of these days is within a run.
  for (const daysAgo of [17, 15, 13, 11, 9, 7, 5]) {
    const then = { now: () => new Date(now.getTime() - daysAgo * dayMs) }
    await keepAnnounced({ db, clock: { ...clock, ...then } }, 'quest', defined)
  }
}

interface DemoFigures {
  readonly betCents: bigint
  readonly rounds: number
}

function figuresFor({ kind, file, start_at, end_at }: TournamentRow, now: Date): DemoFigures | null {
  if (start_at > now) return null
  if (kind === 'quest') {
    const isOver = end_at <= now
    const betCents = isOver ? (file === past.slug ? past.cents : undefined) : quests[file]
    return betCents === undefined ? null : { betCents, rounds: Number(betCents / stakeCents) }
  }
  const found = kind === 'achievement' && end_at > now ? achievements[file] : undefined
  return found ? { betCents: found[0], rounds: found[1] } : null
}

async function seedOne(
  needs: AwardNeeds,
  tx: Tx,
  tournament: TournamentRow,
  playerId: bigint,
  figures: DemoFigures,
  now: Date,
): Promise<void> {
  const { start_at: start, end_at: end } = tournament
  const untilMs = Math.min(end.getTime(), now.getTime())
  // An achievement without an end started long ago, so its progress is spread over the last days.
  const sinceMs = Math.max(start.getTime(), untilMs - 5 * dayMs)
  const times = { from: new Date(sinceMs), until: new Date(untilMs) }
  const row = await seedStanding(tx, tournament, { playerId, ...figures, ...times })
  if (!row) return
  const highest = levelOf(tournament, row)
  for (let level = 1; level <= highest; level++) {
    const at = new Date(sinceMs + ((untilMs - sinceMs) * level) / (highest + 1))
    await grantLevel(needs, tx, { tournament, playerId, level, at })
  }
}
