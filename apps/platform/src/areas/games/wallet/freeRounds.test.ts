import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onEachEngine } from '../../../testing/databases.ts'
import { assertPlayBalanced } from '../../play/public.ts'
import { GamesSetup } from '../test/gamesSetup.ts'

describe('free rounds at the wallet', () =>
  onEachEngine((open) => {
    let setup: GamesSetup
    beforeAll(async () => {
      setup = await GamesSetup.open(open)
    })
    afterAll(async () => {
      await assertPlayBalanced(setup.db)
      await setup.db.close()
    })

    test('[WIRE-07] [BON-04] the balance includes them, and each of their transactions returns their state', async () => {
      const player = await setup.player(10_00n)
      const session = await setup.play(player)
      await setup.grantFreeRounds(session)
      const [row] = await setup.db.query<{ id: bigint }>('SELECT id FROM player_freespins WHERE player_id = $1', [
        player.id,
      ])
      const free = { id: String(row!.id), total: 5, performed: 0, stake_cents: 20, won_cents: 0 }
      expect((await setup.wallet('balance', { session })).body).toMatchObject({
        balance_cents: 1000,
        free_rounds: free,
      })
      const round = { session, round_id: 'free', transaction_id: 'free-bet' }
      const given = { ...round, amount_cents: 0, free_round: { id: free.id, stake_cents: 20 } }
      const staked = await setup.wallet('bet', given)
      expect(staked.body).toMatchObject({ balance_cents: 1000, free_rounds: { ...free, performed: 1 } })
      expect(await setup.wallet('bet', given)).toEqual(staked)
      const prize = { ...round, transaction_id: 'free-win', amount_cents: 70, round_finished: true }
      const won = await setup.wallet('win', prize)
      expect(won.body).toMatchObject({ balance_cents: 1000, free_rounds: { ...free, performed: 1, won_cents: 70 } })
      const paid = { session, round_id: 'paid', transaction_id: 'paid-bet', amount_cents: 100 }
      expect((await setup.wallet('bet', paid)).body).not.toHaveProperty('free_rounds')
    })
  }))
