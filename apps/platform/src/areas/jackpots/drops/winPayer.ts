import { worthIn } from '@apogee/rules/cashbox/exchange'
import { itemAt, required } from '@apogee/rules/validation/required'
import { currencyOf, readRates } from '../../../core/content/configs/paymentConfig.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Services } from '../../../core/http/handler.ts'
import { livePlaysOf, type Play } from '../../games/public.ts'
import { addToAnswer, type PlayResult, payWinsBatch, playQueueOf, type WinOrder } from '../../play/public.ts'
import { readJackpotConfig } from '../config.ts'
import { linkedGames } from '../linkedGames.ts'
import type { JackpotNeeds } from '../needs.ts'
import { lockJackpots } from '../store.ts'
import { feedJackpot, type RoundAward, type SettledRound } from './feedJackpot.ts'
import { type LinkedWin, PoolTurns } from './poolTurns.ts'

/**
 * Pays wins. A win in a game with linked jackpots is committed together with its effects on them: its share in the
 * pools, and the jackpot itself if it won one (docs/decisions/013-feed-and-pay-jackpots-in-the-commit-of-the-round.md).
 */
export function openWinPayer(needs: JackpotNeeds, pay = payWinsBatch): Services['payWins'] {
  const turns = new PoolTurns((wins) => needs.db.transaction((tx) => settleBatch({ ...needs, pay }, tx, wins)))
  return async (orders) => {
    const jackpots = await Promise.all(orders.map((order) => jackpotsOf(needs, order)))
    const isPlain = (at: number) => itemAt(jackpots, at).length === 0
    const [plain, ...linked] = await Promise.all([
      payPlain(
        needs,
        orders.filter((_, at) => isPlain(at)),
      ),
      ...orders.flatMap((order, at) => (isPlain(at) ? [] : [turns.take({ order, jackpots: itemAt(jackpots, at) })])),
    ])
    return orders.map((_, at) => required((isPlain(at) ? plain : linked).shift(), 'result of a win'))
  }
}

function payPlain({ db }: JackpotNeeds, orders: readonly WinOrder[]): Promise<PlayResult[]> {
  const [first, second] = orders
  if (!first) return Promise.resolve([])
  return second
    ? payWinsBatch(db, orders)
    : playQueueOf(db)
        .payWin(first)
        .then((result) => [result])
}

async function jackpotsOf(needs: JackpotNeeds, { session }: WinOrder): Promise<string[]> {
  const play = await livePlaysOf(needs.db).find(session)
  if (!play) return []
  return readJackpotConfig()
    .filter((config) => isFedBy(needs, config, play))
    .map(({ identifier }) => identifier)
}

type Config = ReturnType<typeof readJackpotConfig>[number]

/**
 * Stakes in a currency without a rate are ignored: a share that cannot be converted must not prevent a round from being
 * settled.
 */
const isFedBy = (
  { shelves }: JackpotNeeds,
  config: Config,
  { currency, identifier }: Pick<Play, 'currency' | 'identifier'>,
): boolean =>
  config.allowed_currencies.includes(currency) &&
  linkedGames(shelves(), config).has(identifier) &&
  hasRate(currency, config.currency)

function hasRate(one: string, other: string): boolean {
  const [from, to] = [currencyOf(one), currencyOf(other)]
  return from !== undefined && to !== undefined && worthIn(1n, from, to, readRates()) !== undefined
}

/** Locks pools first, then wallets, like every transaction that pays a jackpot. */
async function settleBatch(
  needs: JackpotNeeds & { readonly pay: typeof payWinsBatch },
  tx: Tx,
  wins: readonly LinkedWin[],
): Promise<PlayResult[]> {
  const jackpots = await lockJackpots(tx, [...new Set(wins.flatMap((win) => win.jackpots))])
  const orders = wins.map(({ order }) => order)
  const results = await needs.pay(tx, orders)
  const rounds = await settledRounds(tx, orders, results)
  const awards: RoundAward[] = []
  for (const jackpot of jackpots) {
    const own = rounds.filter((round) => isFedBy(needs, jackpot.config, { ...round, identifier: round.game }))
    if (own.length > 0) awards.push(...(await feedJackpot(needs, tx, jackpot, own)))
  }
  if (rounds.length > 0)
    tx.afterCommit(() =>
      needs.publisher.publish(
        jackpots.map(({ id }) => id),
        awards,
      ),
    )
  return withAwards(tx, { rounds, awards, orders, results })
}

interface RoundRow extends Record<string, unknown> {
  readonly id: string
  readonly game_identifier: string
  readonly player_id: bigint
  readonly currency: string
  readonly bet_cents: bigint
  readonly bonus_bet_cents: bigint
}

/** The rounds that these wins have ended, in their order; bonus money neither feeds nor wins jackpots. */
async function settledRounds(
  tx: Tx,
  orders: readonly WinOrder[],
  results: readonly PlayResult[],
): Promise<SettledRound[]> {
  const ended = orders.filter((order, at) => order.finishesRound && isNew(itemAt(results, at)))
  if (ended.length === 0) return []
  const rows = await tx.query<RoundRow>(
    `SELECT id, game_identifier, player_id, currency, bet_cents, bonus_bet_cents FROM game_rounds
      WHERE id = ANY ($1::text[]) AND bet_cents > bonus_bet_cents`,
    [ended.map(({ round }) => round)],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ended.flatMap(({ round, transaction, now }) => {
    const row = byId.get(round)
    if (!row) return []
    const { id, game_identifier: game, player_id: playerId, currency, bet_cents: bet, bonus_bet_cents: bonus } = row
    return [{ id, transaction, game, playerId, currency, stakeCents: bet, realCents: bet - bonus, at: now }]
  })
}

const isNew = (result: PlayResult): boolean => result.ok && !result.isRepeat && result.isFree !== true

interface Settled {
  readonly rounds: readonly SettledRound[]
  readonly awards: readonly RoundAward[]
  readonly orders: readonly WinOrder[]
  readonly results: readonly PlayResult[]
}

/** Adds a jackpot to the balance in the result of its round and of later ones. */
async function withAwards(tx: Tx, settled: Settled): Promise<PlayResult[]> {
  const { rounds, awards, orders } = settled
  const results = [...settled.results]
  const ofWallet = new Map(rounds.map((round) => [round.transaction, `${round.playerId} ${round.currency}`]))
  for (const { transaction, playerId, currency, cents } of awards) {
    if (transaction === null) continue
    const from = orders.findIndex((order) => order.transaction === transaction)
    for (const [at, order] of orders.entries()) {
      const moved = itemAt(results, at)
      if (at < from || !moved.ok || ofWallet.get(order.transaction) !== `${playerId} ${currency}`) continue
      results[at] = { ...moved, balance: moved.balance + cents }
      if (!moved.isRepeat) await addToAnswer(tx, order, cents)
    }
  }
  return results
}
