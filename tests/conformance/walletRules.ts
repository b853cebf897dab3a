import type { Answer, Studio, Wallet } from './studio.ts'

/** One sentence of docs/wallet.md, and how it is tried. Throws where the wallet does otherwise. */
export interface Rule {
  readonly name: string
  /** Not tried without what the operator has to give for it. */
  readonly needs?: 'otherSession' | 'endedSession'
  run(studio: Studio, about: { readonly stake: number; readonly wallet: Wallet }): Promise<void>
}

function same(what: string, found: unknown, wanted: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)]
  if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`)
}

function accepted(what: string, answer: Answer, transaction: string, balance: number): void {
  const { transaction_id, balance_cents, currency } = answer.body
  same(what, [answer.status, transaction_id, balance_cents], [200, transaction, balance])
  if (!/^[A-Z0-9]{3,10}$/.test(currency ?? ''))
    throw new Error(`${what}: no currency in ${JSON.stringify(answer.body)}`)
}

function refused(what: string, answer: Answer, code: string, status = 422): void {
  same(what, [answer.status, answer.body.error?.code], [status, code])
  if (!answer.body.error?.message) throw new Error(`${what}: the refusal has no message`)
}

interface Won {
  readonly round: string
  readonly cents: number
  readonly transaction: string
}

/** Every rule leaves the balance as it found it: what it bets it gives back or loses and wins again. */
export const walletRules: readonly Rule[] = [
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
    name: 'a round: the bet is taken, the win is paid, each answered with the balance after it',
    run: async (studio, { stake }) => {
      const start = await studio.cents()
      const [round, bet, win] = [studio.id(), studio.id(), studio.id()]
      accepted('bet', await studio.bet(round, stake, bet), bet, start - stake)
      accepted('win', await studio.win(round, stake, true, win), win, start)
      same('balance', await studio.cents(), start)
    },
  },
  {
    name: 'a win of nothing closes a lost round',
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
    name: 'the same transaction again counts once and is answered as the first time, whatever came between',
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
    name: 'the same bet ten times at once counts once and is answered the same ten times',
    run: async (studio, { stake }) => {
      const start = await studio.cents()
      const [round, bet] = [studio.id(), studio.id()]
      const answers = await Promise.all(Array.from({ length: 10 }, () => studio.bet(round, stake, bet)))
      for (const answer of answers) accepted('bet', answer, bet, start - stake)
      await studio.win(round, stake)
    },
  },
  {
    name: 'a transaction id with other content is a conflict and moves nothing',
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
    name: 'a bet above the balance is refused and moves nothing',
    run: async (studio) => {
      const start = await studio.cents()
      refused('bet', await studio.bet(studio.id(), start + 1), 'insufficient_funds')
      same('balance', await studio.cents(), start)
    },
  },
  {
    name: 'bets in parallel never take more than there is',
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
    name: 'a round may take several bets and pay several wins; the one that says so finishes it',
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
  {
    name: 'a rollback gives the stake back once, whatever it is called',
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
    name: 'a bet that arrives after its rollback is refused',
    run: async (studio, { stake }) => {
      const start = await studio.cents()
      const [round, bet] = [studio.id(), studio.id()]
      same('rollback of what never came', (await studio.rollback(round, bet)).status, 200)
      refused('bet', await studio.bet(round, stake, bet), 'transaction_rolled_back')
      same('balance', await studio.cents(), start)
    },
  },
  {
    name: 'one bet of several is rolled back: the round goes on with the others',
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
    name: 'a further bet that is refused leaves its round as it was',
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
    name: 'a win in a round nobody staked on is refused',
    run: async (studio, { stake }) => refused('win', await studio.win(studio.id(), stake), 'round_unknown'),
  },
  {
    name: 'many wins at once are each counted once and answered in their order; a refused one leaves the others be',
    run: async (studio, { stake }) => {
      const start = await studio.cents()
      const rounds = [studio.id(), studio.id(), studio.id()]
      for (const round of rounds) await studio.bet(round, stake)
      const order = (round: string) => ({ round, cents: stake, transaction: studio.id() })
      const [first, second, third] = rounds.map(order) as [Won, Won, Won]
      const all = [first, order(studio.id()), second, first, { ...third, session: `nobody-${studio.id()}` }]
      const answer = await studio.wins(all)
      // A wallet may do without this call, and is then sent one after the other.
      if (answer.status === 404) return void (await Promise.all(rounds.map((round) => studio.win(round, stake))))
      const results = answer.body.results ?? []
      const said = results.map(({ transaction_id, error }) => [transaction_id, error?.code])
      const codes = [undefined, 'round_unknown', undefined, undefined, 'session_unknown']
      same(
        'answers',
        said,
        all.map(({ transaction }, at) => [transaction, codes[at]]),
      )
      same('the same in one body', results[3], results[0])
      same('the rest again', (await studio.wins([second, third])).body.results?.[0], results[2])
      same('balance', await studio.cents(), start)
    },
  },
  {
    name: 'a session nobody was given is refused by every call',
    run: async (studio, { stake }) => {
      const [round, nobody] = [studio.id(), `nobody-${studio.id()}`]
      refused('balance', await studio.balance(nobody), 'session_unknown')
      refused('bet', await studio.bet(round, stake, studio.id(), nobody), 'session_unknown')
      refused('win', await studio.win(round, stake, true, studio.id(), nobody), 'session_unknown')
      refused('rollback', await studio.rollback(round, studio.id(), studio.id(), nobody), 'session_unknown')
    },
  },
  {
    name: 'the session of another player touches nothing of a round',
    needs: 'otherSession',
    run: async (studio, { stake, wallet }) => {
      const [round, bet] = [studio.id(), studio.id()]
      await studio.bet(round, stake, bet)
      const other = wallet.otherSession
      refused('win', await studio.win(round, stake, true, studio.id(), other), 'round_unknown')
      refused('bet', await studio.bet(round, stake, studio.id(), other), 'round_unknown')
      refused('rollback', await studio.rollback(round, bet, studio.id(), other), 'transaction_conflict')
      await studio.win(round, stake)
    },
  },
  {
    name: 'a session that has ended takes no bet',
    needs: 'endedSession',
    run: async (studio, { stake, wallet }) =>
      refused('bet', await studio.bet(studio.id(), stake, studio.id(), wallet.endedSession), 'session_ended'),
  },
  {
    name: 'amounts that are not whole minor units above zero are refused',
    run: async (studio, { wallet }) => {
      const { session } = wallet
      for (const amount of [0, -1, 1.5, '1', 2 ** 53]) {
        const ids = { session, round_id: studio.id(), transaction_id: studio.id() }
        refused(`bet of ${amount}`, await studio.post('bet', { ...ids, amount_cents: amount }), 'amount_invalid')
      }
      refused('win of -1', await studio.win(studio.id(), -1), 'amount_invalid')
    },
  },
  {
    name: 'a body that is not as agreed is refused',
    run: async (studio, { wallet, stake }) => {
      for (const body of [
        '',
        'not json',
        '[]',
        '{}',
        JSON.stringify({ session: wallet.session, amount_cents: stake }),
      ]) {
        refused(`bet of ${body || 'nothing'}`, await studio.post('bet', body), 'malformed')
      }
    },
  },
  {
    name: 'a signature that is not genuine moves nothing and learns nothing',
    run: async (studio, { stake, wallet }) => {
      const start = await studio.cents()
      const bet = () => ({
        ...{ session: wallet.session, round_id: studio.id(), transaction_id: studio.id(), amount_cents: stake },
      })
      const forgeries = {
        'another secret': { secret: 'not the secret at all' },
        'another call': { as: 'win' },
        'another studio': { studio: 'nobody' },
        'another body': { body: JSON.stringify({ ...bet(), amount_cents: 1 }) },
        'no signature': { signature: '' },
      } as const
      for (const [name, forged] of Object.entries(forgeries)) {
        refused(name, await studio.post('bet', bet(), forged), 'signature_invalid', 401)
      }
      // Who does not know the secret is not told whether a session exists.
      refused(
        'a session made up',
        await studio.post('balance', { session: 'x' }, { secret: 'x' }),
        'signature_invalid',
        401,
      )
      same('balance', await studio.cents(), start)
    },
  },
  {
    name: 'a request more than 300 seconds off is refused, one of 290 seconds is not',
    run: async (studio, { wallet }) => {
      const { session } = wallet
      for (const shiftSeconds of [-310, 310]) {
        refused(
          `${shiftSeconds} s`,
          await studio.post('balance', { session }, { shiftSeconds }),
          'request_expired',
          401,
        )
      }
      for (const shiftSeconds of [-290, 290]) {
        same(`${shiftSeconds} s`, (await studio.post('balance', { session }, { shiftSeconds })).status, 200)
      }
    },
  },
]
