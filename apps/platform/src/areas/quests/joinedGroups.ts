import { type BrandRow, everyBrand } from '../../core/content/brands.ts'
import { titleIn } from '../../core/content/titleIn.ts'
import type { Tx } from '../../core/db/db.ts'
import type { Payload } from '../../core/outbox/events.ts'
import { addresseeOf, membersOf } from '../profile/public.ts'
import { type AwardNeeds, awardPrize } from '../tournaments/public.ts'
import { announceMembership } from './announceProgress.ts'
import { achievementFiles } from './definedQuests.ts'
import { notifyQuestEvent } from './notifyReached.ts'
import { type AchievementTerms, presentTheme, type View } from './presentQuest.ts'
import { isJoined, type JoinedFile } from './questFile.ts'
import { presentReward, rewardTitles } from './rewardText.ts'
import { insertLevel, reachedBy } from './store.ts'

const prefix = 'group:'
const membershipOf = ({ group }: Pick<JoinedFile, 'group'>): string => `${prefix}${group}`
export const isMembership = (identifier: string): boolean => identifier.startsWith(prefix)

/** The achievements of a brand that are reached by joining a group. */
export const achievementFilesOf = (brand: string): readonly JoinedFile[] =>
  achievementFiles().flatMap(({ brand: of, content }) =>
    (of ?? brand) === brand && isJoined(content) ? [content] : [],
  )

/** wire-facts 14.2: an achievement by group. */
export function presentJoined(file: JoinedFile, { locale, brand }: View): AchievementTerms {
  return {
    id: null,
    version: 1,
    frontend_identifier: membershipOf(file),
    title: titleIn(file.titles, locale),
    text: titleIn(file.texts, locale),
    look: presentTheme(file.emblem, file.banner),
    currency: file.currency,
    currencies: [],
    group_ids: [],
    game_category_identity: 'all',
    games: [],
    least_bet_cents: null,
    start_at: new Date(0).toISOString(),
    end_at: null,
    status: 'active',
    kind: 'group',
    target: 0,
    group_id: file.group,
    reward: file.reward ? presentReward(file.reward, file.currency, { locale, brand }) : null,
  }
}

const atOnce = 500

export type GroupNeeds = AwardNeeds

/** After a player joined groups, marks the achievements of these groups as reached and grants each reward once. */
export async function settleJoined(
  needs: GroupNeeds,
  tx: Tx,
  { player, groups, at }: Payload<'profile.joinedGroups'>,
): Promise<void> {
  const { brand } = await addresseeOf(tx, player)
  for (const file of achievementFilesOf(brand))
    if (groups.includes(file.group)) await settleMember(needs, tx, file, player, at, brand)
}

/** The achievements whose groups this process has already checked. */
export type Seen = Set<string>

/**
 * Timer that grants a new achievement to players who were in its group before. Each process checks an achievement once.
 */
export async function settleGroups(needs: GroupNeeds, seen: Seen): Promise<void> {
  for (const brand of everyBrand()) {
    for (const file of achievementFilesOf(brand.id)) {
      const key = `${brand.id} ${file.group}`
      if (seen.has(key)) continue
      await settleGroup(needs, brand, file)
      seen.add(key)
    }
  }
}

async function settleGroup(needs: GroupNeeds, brand: BrandRow, file: JoinedFile): Promise<void> {
  const { db } = needs
  for (let after = 0n; ; ) {
    const members = await membersOf(db, { group: file.group, brand: brand.id, after, most: atOnce })
    const known = await reachedBy(
      db,
      membershipOf(file),
      members.map(({ player_id: id }) => id),
    )
    for (const { player_id: id, created_at: at } of members) {
      if (!known.has(id)) await db.transaction((tx) => settleMember(needs, tx, file, id, at, brand.id))
    }
    const last = members.at(-1)
    if (!last || members.length < atOnce) return
    after = last.player_id
  }
}

async function settleMember(
  needs: GroupNeeds,
  tx: Tx,
  file: JoinedFile,
  playerId: bigint,
  joinedAt: Date,
  brand: string,
): Promise<void> {
  const identifier = membershipOf(file)
  const { reward: prize, currency, titles, group } = file
  const isRewarded = prize !== undefined
  if (!(await insertLevel(tx, { identifier, playerId, level: 1, isRewarded, at: joinedAt }))) return
  if (prize) {
    await awardPrize(needs, tx, {
      key: `achievement:${identifier}:${playerId}`,
      playerId,
      prize,
      currency,
      titles: rewardTitles(prize, currency, brand),
      source: { kind: 'achievement', id: BigInt(group) },
      at: needs.clock.now(),
    })
  }
  const key = `quests:${identifier}:${playerId}`
  await notifyQuestEvent(needs, tx, {
    playerId,
    key,
    part: 'achievement',
    titles,
    level: 1,
    prize,
    currency,
    path: '/achievements',
  })
  await announceMembership(needs, tx, identifier, playerId)
}
