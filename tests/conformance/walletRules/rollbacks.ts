import { accepted, type Rule, refused, same } from './rule.ts'

interface Won {
  readonly round: string
  readonly cents: number
  readonly transaction: string
}

/** Rollbacks, late bets and simultaneous calls. */
export const rollbackRules: readonly Rule[] = [
  {
    name: 'a rollback returns the stake once, whatever its id',
    run: async (studio, { stake }) => {
      const start = await studio.cents()
      const [round, bet, back] = [studio.id(), studio.id(), studio.id()]
      await studio.bet(round, stake, bet)
      accepted('rollback', await studio.rollback(round, bet, back), back, start)
      same('the same again', (await studio.rollback(round, bet, back)).status, 200)
      same('under another id', (await studio.rollback(round, bet)).status, 200)
      refused('the bet again', await studio.bet(round, stake, bet), 'transaction_rolled_back')
      same('balance', await studio.cents(), start)
    },
  },
  {
    name: 'a bet that arrives after its rollback is rejected',
    run: async (studio, { stake }) => {
      const start = await studio.cents()
      const [round, bet] = [studio.id(), studio.id()]
      same('rollback of an unknown bet', (await studio.rollback(round, bet)).status, 200)
      refused('bet', await studio.bet(round, stake, bet), 'transaction_rolled_back')
      same('balance', await studio.cents(), start)
    },
  },
  {
    name: 'one bet of several is rolled back: the round continues with the others',
    run: async (studio, { stake }) => {
      const start = await studio.cents()
      const [round, raise] = [studio.id(), studio.id()]
      await studio.bet(round, stake)
      await studio.bet(round, stake, raise)
      same('rollback', (await studio.rollback(round, raise)).status, 200)
      same('balance', await studio.cents(), start - stake)
      same('win', (await studio.win(round, stake)).status, 200)
      same('balance', await studio.cents(), start)
    },
  },
  {
    name: 'a rejected further bet leaves its round unchanged',
    run: async (studio, { stake }) => {
      const round = studio.id()
      const start = await studio.cents()
      await studio.bet(round, stake)
      refused('bet', await studio.bet(round, start), 'insufficient_funds')
      same('win', (await studio.win(round, stake)).status, 200)
      same('balance', await studio.cents(), start)
    },
  },
  {
    name: 'a win in a round without a bet is rejected',
    run: async (studio, { stake }) => refused('win', await studio.win(studio.id(), stake), 'round_unknown'),
  },
  {
    name: 'many wins at once are each counted once and answered in order; a rejected one does not affect the others',
    run: async (studio, { stake }) => {
      const start = await studio.cents()
      const rounds = [studio.id(), studio.id(), studio.id()]
      for (const round of rounds) await studio.bet(round, stake)
      const order = (round: string) => ({ round, cents: stake, transaction: studio.id() })
      const [first, second, third] = rounds.map(order) as [Won, Won, Won]
      const all = [first, order(studio.id()), second, first, { ...third, session: `nobody-${studio.id()}` }]
      const answer = await studio.wins(all)
      // This call is optional; without it, the studio sends the wins one after the other.
      if (answer.status === 404) return void (await Promise.all(rounds.map((round) => studio.win(round, stake))))
      const results = answer.body.results ?? []
      const outcomes = results.map(({ transaction_id, error }) => [transaction_id, error?.code])
      const codes = [undefined, 'round_unknown', undefined, undefined, 'session_unknown']
      same(
        'answers',
        outcomes,
        all.map(({ transaction }, at) => [transaction, codes[at]]),
      )
      same('the same in one body', results[3], results[0])
      same('the rest again', (await studio.wins([second, third])).body.results?.[0], results[2])
      same('balance', await studio.cents(), start)
    },
  },
]
