import { required } from '@apogee/rules/validation/required'
import type { Tx } from '../../core/db/db.ts'
import { type BonusNeeds, grantBonusPrize, grantSpinsPrize, type Prize } from '../bonuses/public.ts'
import { spinGames } from '../games/public.ts'
import type { Sector, SpinsSector } from './contents.ts'
import { prizeTitles } from './prizeText.ts'
import type { LootboxRow } from './store.ts'

/** Key of a box's prize, so that it is granted only once. */
export const prizeKey = (id: bigint): string => `lootbox:${id}`

export interface WonGift {
  readonly kind: 'bonus' | 'freespins'
  readonly id: bigint
}

function prizeOf(box: LootboxRow, sector: Sector, at: Date): Prize {
  const { currency } = box
  return {
    key: prizeKey(box.id),
    playerId: box.player_id,
    offerId: `lootbox-${box.group_key}`,
    groupKey: 'lootbox',
    titles: prizeTitles(sector, currency),
    currency,
    wager: sector.wager,
    maxBetCents: sector.max_bet[currency] ?? null,
    maxWinCents: sector.max_win[currency] ?? null,
    activateDays: sector.activate_days,
    wagerDays: sector.wager_days,
    at,
  }
}

/** LB-02: grants the drawn prize of a box as a gift, in the transaction of the draw. */
export async function grantPrize(
  needs: BonusNeeds,
  tx: Tx,
  box: LootboxRow,
  sector: Sector,
  at: Date,
): Promise<WonGift> {
  const prize = prizeOf(box, sector, at)
  const isSpins = sector.type === 'freespins'
  const given = isSpins
    ? await grantSpins(needs, tx, prize, sector)
    : await grantBonusPrize(
        needs,
        tx,
        prize,
        BigInt(required(sector.amounts[box.currency], `amount of a prize in ${box.currency}`)),
      )
  if (!given) throw new Error(`box ${box.id} has already granted a prize`)
  return { kind: sector.type, id: given.id }
}

/** Grants free spins in the games that are still in the catalogue, or else in all games of the sector. */
async function grantSpins(needs: BonusNeeds, tx: Tx, prize: Prize, sector: SpinsSector) {
  const known = await spinGames(tx, sector.games)
  const left = sector.games.filter((game) => known.has(game))
  return grantSpinsPrize(needs, tx, prize, {
    count: sector.count,
    games: left.length > 0 ? left : sector.games,
    betLevel: sector.bet_level,
    stakeCents: required(sector.stakes[prize.currency], `stake of free spins in ${prize.currency}`),
    playDays: sector.play_days,
  })
}
