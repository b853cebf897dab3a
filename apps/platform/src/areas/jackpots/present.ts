import type { jackpot, jackpotWin } from '@apogee/contract/jackpots'
import { toWire } from '@apogee/rules/money/units'
import { required } from '@apogee/rules/validation/required'
import type { z } from 'zod'
import { nameOf, readJackpotConfig } from './config.ts'
import { linkedGames, type Shelves } from './linkedGames.ts'
import { hashOf } from './pool.ts'
import type { Jackpot, WinRow } from './store.ts'

export type WireJackpot = z.input<typeof jackpot>
export type WireWin = z.input<typeof jackpotWin>
export type LastWins = ReadonlyMap<number, { readonly at: Date; readonly original_cents: bigint }>

/**
 * wire-facts 5.6, and additionally a level's drop rule, the hash of its secret and the time of its last win. A message
 * to the players of all brands uses the common names.
 */
export function presentJackpot(
  { id, config: common, levels }: Jackpot,
  shelves: Shelves,
  last: LastWins,
  brand?: string,
): WireJackpot {
  const config = nameOf(common, brand)
  return {
    id,
    name: config.name,
    identifier: config.identifier,
    external_id: config.external_id,
    state: 'active',
    currency: config.currency,
    allowed_currencies: config.allowed_currencies,
    games: [...linkedGames(shelves, config)],
    levels: levels.map(({ config: { identifier }, pool }, index) => {
      const level = required(
        config.levels.find((one) => one.identifier === identifier),
        `jackpot level ${identifier}`,
      )
      const won = last.get(pool.id)
      const amount = toWire(pool.amount)
      return {
        id: pool.id,
        identifier: level.identifier,
        name: level.name,
        art: level.art,
        index,
        state: 'active',
        amount_cents: amount,
        available_amount_cents: amount,
        total_amount_cents: amount,
        current_award_value: null,
        periods: [],
        working_days: null,
        drop: {
          rule: pool.rule.rule,
          below_cents: pool.rule.rule === 'amount' ? pool.rule.below_cents : null,
          every: pool.rule.rule === 'time' ? pool.rule.every : null,
          drops_by: pool.dropsBy?.toISOString() ?? null,
          one_in_cents: pool.rule.rule === 'chance' ? pool.rule.one_in_cents : null,
          share_bp: level.share_bp,
          hash: hashOf(pool.secret),
        },
        last_win: won ? { at: won.at.toISOString(), amount_cents: toWire(won.original_cents) } : null,
      }
    }),
  }
}

/** wire-facts 5.7, and additionally the game and the draw, which allow anyone to recalculate the win. */
export function presentWin(row: WinRow, brand?: string): WireWin {
  const common = readJackpotConfig().find(({ identifier }) => identifier === row.jackpot)
  const config = common && nameOf(common, brand)
  const at = row.created_at.toISOString()
  return {
    id: Number(row.id),
    user_name: row.user_name,
    jackpot_name: config?.name ?? row.jackpot,
    jackpot_level_name: config?.levels.find(({ identifier }) => identifier === row.level)?.name ?? row.level,
    amount_cents: toWire(row.amount_cents),
    jackpot_original_amount_cents: toWire(row.original_cents),
    jackpot_original_currency: row.currency,
    jackpot_external_code: config?.external_id ?? row.jackpot,
    jackpot_level_external_code: row.level,
    game_identifier: row.game_identifier,
    draw: row.draw,
    created_at: at,
    approved_at: at,
  }
}
