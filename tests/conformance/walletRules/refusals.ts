import { type Rule, refused, same } from './rule.ts'

/** Calls that a wallet must reject. */
export const refusals: readonly Rule[] = [
  {
    name: 'an unknown session is rejected by every call',
    run: async (studio, { stake }) => {
      const [round, nobody] = [studio.id(), `nobody-${studio.id()}`]
      refused('balance', await studio.balance(nobody), 'session_unknown')
      refused('bet', await studio.bet(round, stake, studio.id(), nobody), 'session_unknown')
      refused('win', await studio.win(round, stake, true, studio.id(), nobody), 'session_unknown')
      refused('rollback', await studio.rollback(round, studio.id(), studio.id(), nobody), 'session_unknown')
    },
  },
  {
    name: 'the session of another player cannot change a round',
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
    name: 'an expired session accepts no bet',
    needs: 'endedSession',
    run: async (studio, { stake, wallet }) =>
      refused('bet', await studio.bet(studio.id(), stake, studio.id(), wallet.endedSession), 'session_ended'),
  },
  {
    name: 'amounts that are not whole minor units above zero are rejected',
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
    name: 'a malformed body is rejected',
    run: async (studio, { wallet, stake }) => {
      for (const body of [
        '',
        'not json',
        '[]',
        '{}',
        JSON.stringify({ session: wallet.session, amount_cents: stake }),
        JSON.stringify({
          session: wallet.session,
          round_id: 'a\u0000b',
          transaction_id: studio.id(),
          amount_cents: stake,
        }),
      ]) {
        refused(`bet of ${body || 'nothing'}`, await studio.post('bet', body), 'malformed')
      }
    },
  },
  {
    name: 'an invalid signature moves no money and reveals nothing',
    run: async (studio, { stake, wallet }) => {
      const start = await studio.cents()
      const bet = () => ({
        session: wallet.session,
        round_id: studio.id(),
        transaction_id: studio.id(),
        amount_cents: stake,
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
      // Without the secret, a caller cannot find out whether a session exists.
      refused(
        'an unknown session',
        await studio.post('balance', { session: 'x' }, { secret: 'x' }),
        'signature_invalid',
        401,
      )
      same('balance', await studio.cents(), start)
    },
  },
  {
    name: 'a request more than 300 seconds off is rejected, one of 290 seconds is not',
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
