import { type Ctx, type Handler, isOnBreak } from '../../core/http/handler.ts'
import { listFinished, listOpen, type TournamentKind, type TournamentRow } from '../tournaments/public.ts'
import { achievementFilesOf, presentJoined } from './joinedGroups.ts'
import { presentAchievement, presentQuest, type View } from './presentQuest.ts'
import { readAchievementDefinition } from './questDefinition.ts'

/** How far back finished quests are listed. */
const archiveMs = 90 * 86_400_000
const maxFinished = 200

const ofKind = (rows: readonly TournamentRow[], kind: TournamentKind) => rows.filter((row) => row.kind === kind)

const viewOf = ({ locale, brand, clock }: Ctx): View => ({ locale, brand, now: clock.now() })

/** SAFE-02: quests are hidden from players on a break. */
const isSilent = ({ player, clock }: Ctx): boolean => isOnBreak(player, clock.now())

/** QST-01: announced, running and finished quests, including those for groups (wire-facts 14.0). */
export const listQuests: Handler<'quests.list'> = async (ctx) => {
  const view = viewOf(ctx)
  const now = view.now.toISOString()
  if (isSilent(ctx)) return { status: 200, body: { now, quests: [] } }
  const [open, finished] = await Promise.all([
    listOpen(ctx.db, ctx.brand),
    listFinished(ctx.db, ctx.brand, maxFinished),
  ])
  const kept = finished.filter(({ end_at }) => end_at.getTime() > view.now.getTime() - archiveMs)
  const quests = ofKind([...open, ...kept], 'quest').map((row) => presentQuest(row, view))
  return { status: 200, body: { now, quests } }
}

/** QST-08: achievements by stakes, by rounds and by group, in the operator's order. */
export const listAchievements: Handler<'quests.achievements'> = async (ctx) => {
  const view = viewOf(ctx)
  const now = view.now.toISOString()
  if (isSilent(ctx)) return { status: 200, body: { now, achievements: [] } }
  const [open, finished] = await Promise.all([
    listOpen(ctx.db, ctx.brand),
    listFinished(ctx.db, ctx.brand, maxFinished),
  ])
  const rows = ofKind([...open, ...finished], 'achievement')
  const counted = rows.map((row) => ({
    order: readAchievementDefinition(row).order,
    one: presentAchievement(row, view),
    players: row.participants,
  }))
  // Anyone who has played could have joined a group.
  const players = Math.max(0, ...rows.map(({ participants }) => participants))
  const joined = achievementFilesOf(ctx.brand).map((file) => ({
    order: file.order,
    one: presentJoined(file, view),
    players,
  }))
  const listed = [...counted, ...joined].toSorted((one, other) => one.order - other.order)
  const shares = await ctx.reachedShares(
    ctx.brand,
    listed.map(({ one, ...rest }) => ({ identifier: one.frontend_identifier, players: rest.players })),
  )
  const achievements = listed.map(({ one }) => ({
    ...one,
    reached_share: shares.get(one.frontend_identifier) ?? null,
  }))
  return { status: 200, body: { now, achievements } }
}
