import { accepted, type Rule, refused, same } from './rule.ts'

/** Bets and wins of a round, each counted once. */
export const rounds: readonly Rule[] = [
  {
    name: 'balance: whole minor units and the currency of the session',
    run: async (studio) => {
      const { status, body } = await studio.balance()
      same('status', status, 200)
      if (!Number.isSafeInteger(body.balance_cents)) throw new Error(`balance_cents is ${body.balance_cents}`)
      if (!/^[A-Z0-9]{3,10}$/.test(body.currency ?? '')) throw new Error(`currency is ${body.currency}`)
    },
  },
  {
    name: 'a round: the bet is debited, the win is credited, and each answer has the new balance',
    run: async (studio, { stake }) => {
      const start = await studio.cents()
      const [round, bet, win] = [studio.id(), studio.id(), studio.id()]
      accepted('bet', await studio.bet(round, stake, bet), bet, start - stake)
      accepted('win', await studio.win(round, stake, true, win), win, start)
      same('balance', await studio.cents(), start)
    },
  },
  {
    name: 'a win of zero closes a lost round',
    run: async (studio, { stake }) => {
      const [lost, back] = [studio.id(), studio.id()]
      await studio.bet(lost, stake)
      same('win of 0', (await studio.win(lost, 0)).status, 200)
      refused('a bet afterwards', await studio.bet(lost, stake), 'round_finished')
      refused('a win afterwards', await studio.win(lost, stake), 'round_finished')
      await studio.bet(back, stake)
      await studio.win(back, 2 * stake)
    },
  },
  {
    name: 'the same transaction again counts once and gets the same answer, whatever happened in between',
    run: async (studio, { stake }) => {
      const [round, bet, win] = [studio.id(), studio.id(), studio.id()]
      const first = await studio.bet(round, stake, bet)
      await studio.bet(round, stake)
      same('the bet again', await studio.bet(round, stake, bet), first)
      const paid = await studio.win(round, 2 * stake, true, win)
      same('the win again', await studio.win(round, 2 * stake, true, win), paid)
    },
  },
  {
    name: 'the same bet ten times at once counts once and gets the same answer ten times',
    run: async (studio, { stake }) => {
      const start = await studio.cents()
      const [round, bet] = [studio.id(), studio.id()]
      const answers = await Promise.all(Array.from({ length: 10 }, () => studio.bet(round, stake, bet)))
      for (const answer of answers) accepted('bet', answer, bet, start - stake)
      await studio.win(round, stake)
    },
  },
  {
    name: 'a transaction id with other content is a conflict and moves no money',
    run: async (studio, { stake }) => {
      const start = await studio.cents()
      const [round, bet] = [studio.id(), studio.id()]
      await studio.bet(round, stake, bet)
      refused('another amount', await studio.bet(round, stake + 1, bet), 'transaction_conflict')
      refused('another round', await studio.bet(studio.id(), stake, bet), 'transaction_conflict')
      refused('another kind', await studio.win(round, stake, true, bet), 'transaction_conflict')
      same('balance', await studio.cents(), start - stake)
      await studio.win(round, stake)
    },
  },
  {
    name: 'a bet above the balance is rejected and moves no money',
    run: async (studio) => {
      const start = await studio.cents()
      refused('bet', await studio.bet(studio.id(), start + 1), 'insufficient_funds')
      same('balance', await studio.cents(), start)
    },
  },
  {
    name: 'bets in parallel never take more than the balance',
    run: async (studio) => {
      const start = await studio.cents()
      const third = Math.floor(start / 3)
      const bets = Array.from({ length: 8 }, () => ({ round: studio.id(), transaction: studio.id() }))
      const answers = await Promise.all(bets.map(({ round, transaction }) => studio.bet(round, third, transaction)))
      const taken = bets.filter((_, at) => answers[at]?.status === 200)
      same('bets taken', taken.length, 3)
      for (const answer of answers.filter(({ status }) => status !== 200)) refused('bet', answer, 'insufficient_funds')
      for (const { round, transaction } of taken) await studio.rollback(round, transaction)
      same('balance', await studio.cents(), start)
    },
  },
  {
    name: 'a round may have several bets and wins; the win marked as last finishes it',
    run: async (studio, { stake }) => {
      const start = await studio.cents()
      const round = studio.id()
      await studio.bet(round, stake)
      await studio.bet(round, 2 * stake)
      same('a first win', (await studio.win(round, stake, false)).status, 200)
      same('a bet after it', (await studio.bet(round, stake)).status, 200)
      same('the last win', (await studio.win(round, 3 * stake)).status, 200)
      same('balance', await studio.cents(), start)
    },
  },
]
