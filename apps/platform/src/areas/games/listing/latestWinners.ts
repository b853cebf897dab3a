import { toDecimal, toWire } from '@apogee/rules/money/units'
import { currencyOf } from '../../../core/content/configs/paymentConfig.ts'
import { readsOf } from '../../../core/db/db.ts'
import type { Handler } from '../../../core/http/handler.ts'
import { nicknamesOf } from '../../profile/public.ts'
import { readLatestWins } from './latestWins.ts'
import { maskNickname } from './maskNickname.ts'
import { openIndex } from './openIndex.ts'

const maxShown = 20

/** The latest real-money wins under masked names, without games that have left the catalogue. */
export const latestWinners: Handler<'games.latestWinners'> = async (ctx) => {
  const index = await openIndex(ctx)
  const db = readsOf(ctx.db)
  const wins = await readLatestWins(db)
  const nicknames = await nicknamesOf(
    db,
    wins.map(({ player_id }) => player_id),
  )
  const body = wins.flatMap((row) => {
    const game = index.byIdentifier.get(row.game_identifier)
    if (!game || !index.has(game)) return []
    const subunits = currencyOf(row.currency)?.subunits_to_unit ?? 100
    return {
      at: Math.floor(row.at.getTime() / 1000),
      nickname: maskNickname(nicknames.get(row.player_id) ?? null),
      currency: row.currency,
      bet_amount_cents: toWire(row.bet_cents),
      win_amount_cents: toWire(row.win_cents),
      humanized_win: `${toDecimal(row.win_cents, subunits)} ${row.currency}`,
      game_identifier: row.game_identifier,
      game_title: game.row.title,
      game_table_url: `/play/${game.row.provider}/${game.row.seo_title}`,
      game_table_image_path: `/media/tile/${game.wire.preview.version}/${game.row.provider}/${game.row.seo_title}/344.webp`,
    }
  })
  return { status: 200, body: body.slice(0, maxShown) }
}
