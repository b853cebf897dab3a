import { prizeKey } from '@apogee/rules/vip/adventure'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { grantBonusPrize, grantSpinsPrize, type PlayerFacts } from '../../bonuses/public.ts'
import { spinGames } from '../../games/public.ts'
import { type Prize, spinWallet } from './prize.ts'
import { bonusTitles, spinTitles } from './prizeTitles.ts'

const dayMs = 86_400_000

/** As in `modify-gifts-config`. */
const groupKey = 'vip_adventure'

export interface Award {
  readonly player: PlayerFacts
  /** Idempotency key: the deposit of the day, which grants once. */
  readonly cause: string
  readonly title: string
  readonly prize: Prize
  /** Currency of the deposit. */
  readonly currency: string
}

/** The game of its free spins if there is exactly one and it is in the catalogue. */
export async function onlyGame(tx: Tx, { freespins }: Prize): Promise<string | undefined> {
  const [game, ...more] = freespins?.games ?? []
  return game === undefined || more.length > 0 ? undefined : (await spinGames(tx, [game])).get(game)?.title
}

/**
 * Adds a day's prize to the player's gifts, once. Returns until when it can be activated; null when it was granted
 * before, or when no part of it exists in this currency.
 */
export async function grantDayPrize(
  needs: Pick<Core, 'clock' | 'realtime'>,
  tx: Tx,
  { player, cause, title, prize, currency }: Award,
): Promise<Date | null> {
  const at = needs.clock.now()
  const told = { prize, currency, brand: player.brand, game: await onlyGame(tx, prize) }
  const { bonus, freespins, activate_days: activateDays } = prize
  const gift = {
    key: prizeKey(cause, title),
    playerId: player.id,
    offerId: `adventure-${title}`,
    groupKey,
    maxWinCents: null,
    activateDays,
    at,
  }
  const wallet = freespins && spinWallet(player.licence, currency, freespins)
  const given = [
    bonus?.cents
      ? await grantBonusPrize(
          needs,
          tx,
          {
            ...gift,
            titles: bonusTitles(told),
            currency,
            wager: bonus.wager,
            wagerDays: bonus.wager_days,
            maxBetCents: bonus.max_bet_cents,
          },
          BigInt(bonus.cents),
        )
      : null,
    freespins && wallet
      ? await grantSpinsPrize(
          needs,
          tx,
          {
            ...gift,
            titles: spinTitles(told),
            currency: wallet.currency,
            wager: freespins.wager,
            wagerDays: freespins.wager_days,
            maxBetCents: null,
          },
          {
            count: freespins.count,
            games: freespins.games,
            betLevel: freespins.bet_level,
            stakeCents: wallet.cents,
            playDays: freespins.play_days,
          },
        )
      : null,
  ]
  return given.some((one) => one !== null) ? new Date(at.getTime() + activateDays * dayMs) : null
}
