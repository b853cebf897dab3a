import { isSameRun, readAdventureTitle } from '@apogee/rules/vip/adventure'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { type BonusNeeds, mayBeOffered, type PlayerFacts, playerFacts } from '../../bonuses/public.ts'
import { levelPointsOf } from '../../loyalty/public.ts'
import { announceGroups, groupsOf, joinGroups, leaveGroups } from '../../profile/public.ts'
import { type DayRow, markCompleted } from './adventureStore.ts'
import { announceAdventure } from './announceAdventure.ts'
import { type Award, grantDayPrize } from './grantDayPrize.ts'
import { notifyPrize } from './notifyPrize.ts'

export type AdventureNeeds = BonusNeeds
/** Dependencies of granting. The ledger is not needed: no money moves before the prize is activated. */
export type GrantNeeds = Pick<Core, 'db' | 'clock' | 'realtime'>

/** How long the statuses of finished days are stored: no run is longer. */
const retentionMs = 60 * 86_400_000

/**
 * Completes every day of a player that is staked and has its required finished days. The caller has locked the rows
 * ({@link lockDays}).
 */
export async function settleDays(
  needs: AdventureNeeds,
  tx: Tx,
  playerId: bigint,
  rows: readonly DayRow[],
): Promise<void> {
  const staked = rows.filter(({ staked_at: at, completed_at: done }) => at !== null && done === null)
  const left = new Set(staked)
  for (;;) {
    const groups = await groupsOf(tx, playerId)
    // A completed day may be the last one that another day was waiting for.
    const row = [...left].find((one) => isReady(one, groups))
    if (!row) return
    left.delete(row)
    await completeDay(needs, tx, row)
  }
}

function isReady({ title, offer }: DayRow, groups: readonly string[]): boolean {
  const day = readAdventureTitle(title)
  const finished = groups.filter((group) => {
    const other = group === title ? undefined : readAdventureTitle(group)
    return day && other && isSameRun(day, other)
  })
  return finished.length >= Number(offer.day.condition.finishedDays ?? 0)
}

/** ADV-10: grants the status of the day and, once, its prize. Players who may not get prizes get only the status. */
async function completeDay(needs: AdventureNeeds, tx: Tx, row: DayRow): Promise<void> {
  const { player_id: playerId, title } = row
  const at = needs.clock.now()
  const player = await playerFacts(tx, playerId, at)
  await markCompleted(tx, row.id, at)
  await grantStatus(needs, tx, player, title)
  const { currency, payment_id: payment, offer } = row
  await award(needs, tx, { player, cause: String(payment), title, prize: offer.prize, currency })
}

/** Grants a day's prize and notifies the player, unless they may not get prizes. */
export async function award(needs: GrantNeeds, tx: Tx, given: Award): Promise<boolean> {
  const until = mayBeOffered(given.player) ? await grantDayPrize(needs, tx, given) : null
  if (until) await notifyPrize(needs, tx, given.player, { ...given, until })
  return until !== null
}

/** Grants the status of a day, and removes outdated ones. */
export async function grantStatus(needs: GrantNeeds, tx: Tx, player: PlayerFacts, title: string): Promise<void> {
  const at = needs.clock.now()
  await leaveGroups(
    tx,
    player.id,
    player.groups.filter((group) => isOld(group, at)),
  )
  await joinGroups(tx, player.id, [title], at)
  await announceGroups({ ...needs, levelPointsOf }, tx, player.id)
  announceAdventure(needs, tx, player.id)
}

function isOld(group: string, now: Date): boolean {
  const day = readAdventureTitle(group)
  return day !== undefined && day.startMs < now.getTime() - retentionMs
}
