import { requirementOf } from '@apogee/rules/money/hundredths'
import type { Tx } from '../../../core/db/db.ts'
import { announceFreespins, announceSteps, type BonusNeeds } from '../bonusMessages.ts'
import { type BonusRow, insertBonus, lockBonuses } from '../bonusStore.ts'
import { activate } from '../wagering/wagering.ts'
import {
  type FreespinsRow,
  hasOpenFreeRound,
  lockFreespins,
  moveFreespins,
  overdueFreespins,
  settleFreespins,
} from './freespinsStore.ts'

const dayMs = 86_400_000

/** Key of the bonus that pays their winnings, so that it is granted only once. */
export const winningsKey = (id: bigint): string => `freespins:${id}`

/**
 * Pays their winnings, once: as a bonus the player may activate, or as real money at once when there is no wagering
 * requirement.
 */
async function payWinnings(needs: BonusNeeds, tx: Tx, row: FreespinsRow): Promise<BonusRow[]> {
  const { player_id: playerId, currency } = row
  const amount = row.most_cents !== null && row.won_cents > row.most_cents ? row.most_cents : row.won_cents
  if (amount === 0n) return []
  const at = needs.clock.now()
  const bonus = await insertBonus(tx, {
    key: winningsKey(row.id),
    player_id: playerId,
    offer_id: row.offer_id,
    group_key: row.group_key,
    strategy: row.strategy,
    titles: row.titles,
    currency,
    amount_cents: amount,
    wager: row.wager,
    required_cents: requirementOf(amount, row.wager),
    max_bet_cents: row.max_bet_cents,
    max_win_cents: row.max_win_cents,
    games: null,
    wager_days: row.wager_days,
    created_at: at,
    activatable_until: new Date(at.getTime() + row.activate_days * dayMs),
  })
  if (!bonus) throw new Error(`winnings of free spins ${row.id} have already been paid`)
  if (bonus.required_cents > 0n) return [bonus]
  await lockBonuses(tx, playerId, currency)
  return activate({ tx, ledger: needs.ledger, playerId, currency, now: at }, bonus)
}

/**
 * Applies the due transitions: not activated in time, all played, or the time to play is up. Pays the winnings when the
 * free spins are over and none of their rounds is open. The caller holds the row lock.
 */
export async function advanceFreespins(needs: BonusNeeds, tx: Tx, held: FreespinsRow): Promise<FreespinsRow> {
  const now = needs.clock.now()
  let row = held
  const isOver = (until: Date | null) => until !== null && until <= now
  const isOpen = await hasOpenFreeRound(tx, row.id)
  if (row.stage === 'issued' && isOver(row.activatable_until)) {
    row = await moveFreespins(tx, row.id, { stage: 'expired', at: now })
  } else if (row.stage === 'activated' && row.performed === row.total && !isOpen) {
    row = await moveFreespins(tx, row.id, { stage: 'finished', at: now })
  } else if (row.stage === 'activated' && row.performed < row.total && isOver(row.valid_until)) {
    row = await moveFreespins(tx, row.id, { stage: 'expired', at: now })
  }
  return settle(needs, tx, row, isOpen)
}

async function settle(needs: BonusNeeds, tx: Tx, row: FreespinsRow, isOpen: boolean): Promise<FreespinsRow> {
  if (row.ended_at === null || row.settled_at !== null || isOpen) return row
  const bonuses = await payWinnings(needs, tx, row)
  await announceSteps(needs, tx, bonuses)
  return settleFreespins(tx, row.id, bonuses[0]?.id ?? null, needs.clock.now())
}

/** Applies the due transitions to free spins that may be over, and notifies their player. */
export async function evaluateFreespins(needs: BonusNeeds, tx: Tx, id: bigint): Promise<void> {
  const row = await lockFreespins(tx, id)
  if (row) await announceFreespins(needs, tx, [await advanceFreespins(needs, tx, row)])
}

/** Timer for free spins: those not activated or not played to the end in time expire. */
export async function expireFreespins(needs: BonusNeeds): Promise<void> {
  for (const id of await overdueFreespins(needs.db, needs.clock.now())) {
    await needs.db.transaction((tx) => evaluateFreespins(needs, tx, id))
  }
}
