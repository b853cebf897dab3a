import { z } from 'zod'
import type { Tx } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import type { Consumer } from '../../core/outbox/outbox.ts'
import { maskNickname } from './maskNickname.ts'
import { markPlayed, nicknameOf } from './store.ts'

/** What the ledger tells of a paid win; `bet` and `win` are those of the whole round, in minor units. */
const paidWin = z.object({
  player: z.int().transform(BigInt),
  currency: z.string(),
  game: z.string(),
  finished: z.boolean(),
  bet: z.int(),
  win: z.int(),
  at: z.coerce.date(),
})

async function noteRound(tx: Tx, realtime: Core['realtime'], payload: unknown): Promise<void> {
  const { player, currency, game, finished, bet, win, at } = paidWin.parse(payload)
  if (!finished) return
  await markPlayed(tx, player, game, at)
  // A win is one only above its stake (SAFE-09, wire-facts 12.1).
  if (win <= bet) return
  const nickname = maskNickname(await nicknameOf(tx, player))
  tx.afterCommit(() =>
    realtime.publish('public:wins', {
      player: { nickname },
      round: { bet, win, currency },
      game: { identifier: game },
    }),
  )
}

/** What a settled round means for the lobby: the game was played, and perhaps there is a win to show. */
export const gamesConsumers = ({ realtime }: Pick<Core, 'realtime'>): readonly Consumer[] => [
  { topic: 'play.win', apply: (tx, { payload }) => noteRound(tx, realtime, payload) },
]
