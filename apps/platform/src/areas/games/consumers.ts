import type { Tx } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import { type PaidWin, paidWin } from '../../core/ledger/playEvents.ts'
import type { Consumer, OutboxEvent } from '../../core/outbox/outbox.ts'
import { keepWins } from './latestWins.ts'
import { maskNickname } from './maskNickname.ts'
import { markPlayed, nicknameOf } from './store.ts'

const played = paidWin.pick({ player: true, game: true, finished: true, at: true })

async function notePlayed(tx: Tx, payload: unknown): Promise<void> {
  const { player, game, finished, at } = played.parse(payload)
  if (finished) await markPlayed(tx, player, game, at)
}

/** A win is one only above its stake (SAFE-09, wire-facts 12.1). */
const isWon = ({ finished, win, bet }: PaidWin): boolean => finished && win > bet

/** Everybody who has the lobby open hears every one of them: so many at once are all that can be seen. */
const shownAtOnce = 3

async function showWins(tx: Tx, realtime: Core['realtime'], events: readonly OutboxEvent[]): Promise<void> {
  const won = events.map(({ payload }) => paidWin.parse(payload)).filter(isWon)
  await keepWins(tx, won)
  for (const { player, currency, game, bet, win } of won.slice(-shownAtOnce)) {
    const nickname = maskNickname(await nicknameOf(tx, player))
    tx.afterCommit(() =>
      realtime.publish('public:wins', {
        player: { nickname },
        round: { bet, win, currency },
        game: { identifier: game },
      }),
    )
  }
}

/** What settled rounds mean for the lobby: the game was played, and perhaps there is a win to show. */
export const gamesConsumers = ({ realtime }: Pick<Core, 'realtime'>): readonly Consumer[] => [
  { topic: 'play.win', apply: (tx, { payload }) => notePlayed(tx, payload) },
  { topic: 'play.freeWin', apply: (tx, { payload }) => notePlayed(tx, payload) },
  { topic: 'play.win', applyAll: (tx, events) => showWins(tx, realtime, events) },
]
