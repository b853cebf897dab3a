import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type Hub, type HubAnswer, type HubSession, newKeys, units } from './hub.ts'

export interface Trial {
  readonly hub: Hub
  /** Opened for money, with at least twenty stakes. */
  readonly session: HubSession
  /** One bet, in whole units of the currency. */
  readonly stake: number
}

interface AggregatorRule {
  readonly name: string
  readonly run: (trial: Trial) => Promise<void>
}

const expectStatus = (answer: HubAnswer, status: string): void =>
  assert.equal(answer.status, status, `${status} was expected, and the answer is ${JSON.stringify(answer)}`)

async function balanceOf({ hub, session }: Trial): Promise<number> {
  const answer = await hub.balance(session)
  expectStatus(answer, 'RS_OK')
  return answer.balance ?? Number.NaN
}

/** Runs the steps, and compares the balance with that before; `amount` in whole units. */
async function changes(trial: Trial, amount: number, steps: () => Promise<void>): Promise<void> {
  const before = await balanceOf(trial)
  await steps()
  assert.equal(await balanceOf(trial), before + units(amount), 'the balance differs')
}

async function ok(answer: Promise<HubAnswer>): Promise<HubAnswer> {
  const given = await answer
  expectStatus(given, 'RS_OK')
  return given
}

const rounds: readonly AggregatorRule[] = [
  {
    name: 'a round: the bet is taken, the win is paid, each answer has the balance after it',
    run: (trial) =>
      changes(trial, trial.stake, async () => {
        const { hub, session, stake } = trial
        const [bet, round] = [randomUUID(), randomUUID()]
        const before = await balanceOf(trial)
        const taken = await ok(hub.bet(session, stake, { transaction: bet, round }))
        assert.equal(taken.balance, before - units(stake))
        assert.equal(taken.currency, session.currency)
        assert.equal(taken.user, session.user)
        const paid = await ok(hub.win(session, 2 * stake, bet, { round, closes: true }))
        assert.equal(paid.balance, before + units(stake))
      }),
  },
  {
    name: 'a lost round may be closed by its bet',
    run: (trial) =>
      changes(trial, -trial.stake, async () => {
        await ok(trial.hub.bet(trial.session, trial.stake, { closes: true }))
      }),
  },
  {
    name: 'a round may have several bets and several wins, a jackpot among them',
    run: (trial) =>
      changes(trial, 8 * trial.stake, async () => {
        const { hub, session, stake } = trial
        const [bet, round] = [randomUUID(), randomUUID()]
        await ok(hub.bet(session, stake, { transaction: bet, round }))
        await ok(hub.bet(session, stake, { round }))
        await ok(hub.win(session, stake, bet, { round }))
        const meta = { is_jackpot: true }
        await ok(hub.win(session, 9 * stake, bet, { round, closes: true, more: { meta } }))
      }),
  },
  {
    name: 'a bet without a round is a round of its own',
    run: (trial) =>
      changes(trial, 0, async () => {
        const { hub, session, stake } = trial
        const bet = randomUUID()
        await ok(hub.bet(session, stake, { transaction: bet, round: null }))
        await ok(hub.win(session, stake, bet, { round: null, closes: true }))
      }),
  },
  {
    name: 'a repeated movement gets its first answer and is counted once',
    run: (trial) =>
      changes(trial, 2 * trial.stake, async () => {
        const { hub, session, stake } = trial
        const [bet, win, round] = [randomUUID(), randomUUID(), randomUUID()]
        const take = () => ok(hub.bet(session, stake, { transaction: bet, round }))
        const pay = () => ok(hub.win(session, 3 * stake, bet, { transaction: win, round, closes: true }))
        const [first, second] = [await take(), await take()]
        assert.equal(second.balance, first.balance)
        await Promise.all([pay(), pay(), pay()])
        await take()
      }),
  },
  {
    name: 'a win after the end of its round is paid',
    run: (trial) =>
      changes(trial, 4 * trial.stake, async () => {
        const { hub, session, stake } = trial
        const [bet, late, round] = [randomUUID(), randomUUID(), randomUUID()]
        await ok(hub.bet(session, stake, { transaction: bet, round, closes: true }))
        await ok(hub.win(session, 5 * stake, bet, { transaction: late, round }))
        await ok(hub.win(session, 5 * stake, bet, { transaction: late, round }))
      }),
  },
  {
    name: "a prize of the studio's own promotion needs no bet",
    run: (trial) =>
      changes(trial, 7 * trial.stake, async () => {
        const { hub, session, stake } = trial
        const more = { is_supplier_promo: true, is_free: true }
        await ok(hub.bet(session, 0, { more }))
        const prize = randomUUID()
        await ok(hub.win(session, 7 * stake, null, { transaction: prize, more }))
        await ok(hub.win(session, 7 * stake, null, { transaction: prize, more }))
      }),
  },
]

const rollbacks: readonly AggregatorRule[] = [
  {
    name: 'a rollback returns a bet once, by whichever transaction',
    run: (trial) =>
      changes(trial, 0, async () => {
        const { hub, session, stake } = trial
        const [bet, round] = [randomUUID(), randomUUID()]
        await ok(hub.bet(session, stake, { transaction: bet, round }))
        await ok(hub.rollback(session, bet, { round, closes: true }))
        await ok(hub.rollback(session, bet, { round, closes: true }))
      }),
  },
  {
    name: 'a rollback of a bet that has not arrived counts, and the bet is refused when it does',
    run: (trial) =>
      changes(trial, 0, async () => {
        const { hub, session, stake } = trial
        const [bet, round] = [randomUUID(), randomUUID()]
        await ok(hub.rollback(session, bet, { round }))
        const late = await hub.bet(session, stake, { transaction: bet, round })
        expectStatus(late, 'RS_ERROR_TRANSACTION_ROLLED_BACK')
      }),
  },
  {
    name: 'a bet that has closed its round without a win can be rolled back',
    run: (trial) =>
      changes(trial, 0, async () => {
        const { hub, session, stake } = trial
        const [bet, round] = [randomUUID(), randomUUID()]
        await ok(hub.bet(session, stake, { transaction: bet, round, closes: true }))
        await ok(hub.rollback(session, bet, { round }))
      }),
  },
]

const refusal = (name: string, status: string, ask: (trial: Trial) => Promise<HubAnswer>): AggregatorRule => ({
  name,
  run: (trial) => changes(trial, 0, async () => expectStatus(await ask(trial), status)),
})

const refusals: readonly AggregatorRule[] = [
  refusal('a call signed with another key is refused', 'RS_ERROR_INVALID_SIGNATURE', ({ hub, session }) =>
    hub.call('transaction/bet', { ...session, amount: 1 }, newKeys().privateKey),
  ),
  refusal('a body that differs from what was signed is refused', 'RS_ERROR_INVALID_SIGNATURE', ({ hub, session }) =>
    hub.raw('user/balance', JSON.stringify({ ...session, request_uuid: randomUUID() }), 'AAAA'),
  ),
  refusal('an unknown token is refused', 'RS_ERROR_INVALID_TOKEN', ({ hub, session, stake }) =>
    hub.bet({ ...session, token: randomUUID() }, stake),
  ),
  refusal("another player's token is refused", 'RS_ERROR_INVALID_TOKEN', ({ hub, session, stake }) =>
    hub.bet({ ...session, user: 'somebody-else' }, stake),
  ),
  refusal('another game than the opened one is refused', 'RS_ERROR_INVALID_GAME', ({ hub, session, stake }) =>
    hub.bet({ ...session, game_code: 'another_game' }, stake),
  ),
  refusal('another currency is refused', 'RS_ERROR_WRONG_CURRENCY', ({ hub, session, stake }) =>
    hub.bet({ ...session, currency: session.currency === 'EUR' ? 'USD' : 'EUR' }, stake),
  ),
  refusal('a bet above the balance is refused', 'RS_ERROR_NOT_ENOUGH_MONEY', ({ hub, session }) =>
    hub.bet(session, 1_000_000),
  ),
  refusal('a bet with a part of the smallest unit is refused', 'RS_ERROR_WRONG_TYPES', ({ hub, session, stake }) =>
    hub.bet(session, stake, { more: { amount: units(stake) + 1 } }),
  ),
  refusal('an amount that is a text is refused', 'RS_ERROR_WRONG_TYPES', ({ hub, session, stake }) =>
    hub.bet(session, stake, { more: { amount: String(units(stake)) } }),
  ),
  refusal('a bet without an amount is refused', 'RS_ERROR_WRONG_SYNTAX', ({ hub, session }) =>
    hub.call('transaction/bet', { ...session, transaction_uuid: randomUUID() }),
  ),
  refusal('a win without its bet is refused', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST', ({ hub, session, stake }) =>
    hub.win(session, stake, randomUUID()),
  ),
  refusal('free rounds that were not granted are refused', 'RS_ERROR_UNKNOWN', ({ hub, session, stake }) =>
    hub.bet(session, stake, { more: { is_free: true, reward_uuid: randomUUID() } }),
  ),
  {
    name: 'a transaction id with other content is refused',
    run: (trial) =>
      changes(trial, 0, async () => {
        const { hub, session, stake } = trial
        const [bet, round] = [randomUUID(), randomUUID()]
        await ok(hub.bet(session, stake, { transaction: bet, round }))
        const other = await hub.bet(session, 2 * stake, { transaction: bet, round })
        expectStatus(other, 'RS_ERROR_DUPLICATE_TRANSACTION')
        await ok(hub.rollback(session, bet, { round }))
      }),
  },
]

/** The rules of the protocol that a wallet has to follow. */
export const aggregatorRules: readonly AggregatorRule[] = [...rounds, ...rollbacks, ...refusals]
