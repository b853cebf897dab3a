import type { Tx } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import type { Payload } from '../../core/outbox/events.ts'
import { type Consumer, type OutboxEvent, onMany, onManyOf } from '../../core/outbox/outbox.ts'
import { nicknameOf } from '../profile/public.ts'
import { storeWins } from './listing/latestWins.ts'
import { maskNickname } from './listing/maskNickname.ts'
import { markPlayed } from './store.ts'

async function notePlayed(tx: Tx, events: readonly OutboxEvent<'play.win' | 'play.freeWin'>[]): Promise<void> {
  const finished = events.map(({ payload }) => payload).filter((payload) => payload.finished)
  await markPlayed(
    tx,
    finished.map(({ player: playerId, game: identifier, at }) => ({ playerId, identifier, at })),
  )
}

/** A win counts as one only above its stake (SAFE-09, wire-facts 12.1). */
const isWon = ({ finished, win, bet }: Payload<'play.win'>): boolean => finished && win > bet

/** At most this many wins of a batch are published: every open lobby gets them, and cannot show more at once. */
const shownAtOnce = 3

async function showWins(tx: Tx, realtime: Core['realtime'], events: readonly OutboxEvent<'play.win'>[]): Promise<void> {
  const won = events.map(({ payload }) => payload).filter(isWon)
  await storeWins(tx, won)
  for (const { player, currency, game, bet, win } of won.slice(-shownAtOnce)) {
    const nickname = maskNickname(await nicknameOf(tx, player))
    tx.afterCommit(() =>
      realtime.publish('public:wins', {
        player: { nickname },
        round: { bet: Number(bet), win: Number(win), currency },
        game: { identifier: game },
      }),
    )
  }
}

/** Effects of settled rounds on the lobby: the game was played, and there may be a win to show. */
export const gamesConsumer = ({ realtime }: Pick<Core, 'realtime'>): Consumer => ({
  name: 'games',
  isFirst: true,
  reactions: [
    ...onManyOf(['play.win', 'play.freeWin'], notePlayed),
    onMany('play.win', (tx, events) => showWins(tx, realtime, events)),
  ],
})
