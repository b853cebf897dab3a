import type { FreeRounds, Studio } from '../studio.ts'
import { accepted, type Rule, refused, same } from './rule.ts'

/** The state of the session's free rounds. */
async function standing(studio: Studio, session: string | undefined): Promise<FreeRounds> {
  const { body } = await studio.balance(session)
  const { free_rounds: free } = body
  if (!free || free.total - free.performed < 1) throw new Error(`no free rounds in ${JSON.stringify(body)}`)
  return free
}

/** Rounds that the casino grants. */
export const freeRounds: readonly Rule[] = [
  {
    name: 'a free round costs nothing, its win is collected, and a repeated call counts once',
    needs: 'freeSession',
    run: async (studio, { wallet: { freeSession: session } }) => {
      const free = await standing(studio, session)
      const balance = await studio.cents(session)
      const [round, bet, win] = [studio.id(), studio.id(), studio.id()]
      const begun = await studio.freeBet(round, free, bet, session)
      accepted('bet', begun, bet, balance)
      same('played', begun.body.free_rounds, { ...free, performed: free.performed + 1 })
      accepted('the same bet', await studio.freeBet(round, free, bet, session), bet, balance)
      const won = await studio.win(round, free.stake_cents, true, win, session)
      accepted('win', won, win, balance)
      const after = { ...free, performed: free.performed + 1, won_cents: free.won_cents + free.stake_cents }
      same('collected', won.body.free_rounds, after)
      accepted('the same win', await studio.win(round, free.stake_cents, true, win, session), win, balance)
      same('counted once', (await standing(studio, session)).performed, free.performed + 1)
    },
  },
  {
    name: 'a free round that is rolled back can be played again',
    needs: 'freeSession',
    run: async (studio, { wallet: { freeSession: session } }) => {
      const free = await standing(studio, session)
      const [round, bet] = [studio.id(), studio.id()]
      await studio.freeBet(round, free, bet, session)
      same('rolled back', (await studio.rollback(round, bet, studio.id(), session)).status, 200)
      same('left', (await standing(studio, session)).performed, free.performed)
    },
  },
  {
    name: 'a free round that was not granted, or has another value, is rejected',
    needs: 'freeSession',
    run: async (studio, { wallet: { freeSession: session, session: own } }) => {
      const free = await standing(studio, session)
      const bet = (of: Pick<FreeRounds, 'id' | 'stake_cents' | 'feature'>, by = session) =>
        studio.freeBet(studio.id(), of, studio.id(), by)
      refused('of another player', await bet(free, own), 'free_rounds_unknown')
      refused('worth more', await bet({ ...free, stake_cents: free.stake_cents * 2 }), 'amount_invalid')
      refused('begun in a feature', await bet({ ...free, feature: 'hold_and_win' }), 'free_rounds_unknown')
      const ids = { session, round_id: studio.id(), transaction_id: studio.id(), amount_cents: free.stake_cents }
      refused('with a stake', await studio.post('bet', { ...ids, free_round: free }), 'amount_invalid')
    },
  },
  {
    name: 'a free round that starts in a feature is reported with it, and accepted only with it',
    needs: 'featureSession',
    run: async (studio, { wallet: { featureSession: session } }) => {
      const free = await standing(studio, session)
      if (free.feature === undefined) throw new Error(`no feature in ${JSON.stringify(free)}`)
      const { feature: _, ...ordinary } = free
      const balance = await studio.cents(session)
      refused('without it', await studio.freeBet(studio.id(), ordinary, studio.id(), session), 'free_rounds_unknown')
      const [round, bet] = [studio.id(), studio.id()]
      const begun = await studio.freeBet(round, free, bet, session)
      accepted('with it', begun, bet, balance)
      same('told again', begun.body.free_rounds, { ...free, performed: free.performed + 1 })
      same('rolled back', (await studio.rollback(round, bet, studio.id(), session)).status, 200)
    },
  },
]
