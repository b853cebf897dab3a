import type { bonus } from '@apogee/contract/bonuses'
import { isEnded } from '@apogee/rules/bonuses/stages'
import { toWire } from '@apogee/rules/money/units'
import type { z } from 'zod'
import type { BonusRow } from './bonusStore.ts'
import { titleIn } from './offers.ts'

export type WireBonus = z.input<typeof bonus>

export const isActivatable = ({ stage, activatable_until }: BonusRow, now: Date): boolean =>
  stage === 'issued' && (activatable_until === null || activatable_until > now)

const wireOrNull = (cents: bigint | null): number | null => (cents === null ? null : toWire(cents))

/** A bonus as the player sees it (wire-facts 2.15). */
export const presentBonus = (row: BonusRow, locale: string, now: Date): WireBonus => ({
  id: Number(row.id),
  title: titleIn(row.titles, locale),
  amount_cents: toWire(row.amount_cents),
  currency: row.currency,
  stage: row.stage,
  strategy: row.strategy,
  amount_wager_requirement_cents: toWire(row.required_cents),
  amount_wager_cents: toWire(row.wagered_hundredths / 100n),
  created_at: row.created_at.toISOString(),
  activatable_until: row.activatable_until?.toISOString() ?? null,
  valid_until: row.valid_until?.toISOString() ?? null,
  activatable: isActivatable(row, now),
  cancelable: !isEnded(row.stage),
  ...(row.group_key !== null && { group_key: row.group_key }),
  wager: Number(row.wager),
  wager_days: row.wager_days,
  max_bet_cents: wireOrNull(row.max_bet_cents),
  max_win_cents: wireOrNull(row.max_win_cents),
  ended_at: row.ended_at?.toISOString() ?? null,
})
