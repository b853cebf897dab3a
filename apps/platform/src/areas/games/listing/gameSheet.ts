import { toWire } from '@apogee/rules/money/units'
import { readsOf } from '../../../core/db/db.ts'
import type { Handler } from '../../../core/http/handler.ts'
import { nicknamesOf } from '../../profile/public.ts'
import { smallestStakeOf } from '../launch/smallestStakes.ts'
import { readWinsOf } from './latestWins.ts'
import { maskNickname } from './maskNickname.ts'

/** The facts of a game for the sheet of its tile. */
export const gameSheet: Handler<'games.sheet'> = async (ctx, { query: { identifier, currency } }) => {
  const game = ctx.catalogue.index.byIdentifier.get(identifier)
  if (!game) throw ctx.refuse(404, { base: { not_found: true } })
  const db = readsOf(ctx.db)
  const [least, wins] = await Promise.all([smallestStakeOf(db, game.row, currency), readWinsOf(db, identifier)])
  const nicknames = await nicknamesOf(
    db,
    wins.map(({ player_id }) => player_id),
  )
  const { payout, volatility_rating, hit_rate, lines, ways, max_win = null } = game.wire
  return {
    status: 200,
    body: {
      ...{ payout, volatility_rating, hit_rate, lines, ways, max_win },
      certificates: [...(game.row.details?.certificates ?? [])],
      least_cents: least === null ? null : toWire(least),
      wins: wins.map((row) => ({
        at: row.at.toISOString(),
        nickname: maskNickname(nicknames.get(row.player_id) ?? null),
        currency: row.currency,
        win_cents: toWire(row.win_cents),
      })),
    },
  }
}
