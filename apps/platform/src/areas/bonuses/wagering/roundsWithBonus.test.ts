import { expect, test } from 'vitest'
import type { Sql, Tx } from '../../../core/db/db.ts'
import { openPlay } from '../../../testing/play.ts'
import { placeBet, rollBackBet } from '../../play/public.ts'
import { onBonusPlayer } from '../test/bonusSetup.ts'

onBonusPlayer(100_00n, (setup, player) => {
  const { newest, cancel, wagerWelcome } = player

  test('no more in a round than the highest bet, however many bets it is made of', async () => {
    const bonus = await wagerWelcome()
    const round = `chips-${player.id}`
    const session = await openPlay(setup.db, player.id, round)
    const bet = (amount: bigint, transaction: string = crypto.randomUUID()) =>
      placeBet(setup.db, { session, round, transaction, amount, now: setup.clock.now() })
    expect(await bet(2_00n, `first-${player.id}`)).toMatchObject({ ok: true, maxBet: 5_00n })
    expect(await bet(3_01n)).toMatchObject({ ok: false, code: 'bonus_bet_limit_exceeded', maxBet: 5_00n })
    // At the same time, from two tabs: what one of them stakes counts for the other.
    const answers = await Promise.all([2_00n, 2_00n, 2_00n].map((amount) => bet(amount)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const back = { transaction: `back-${player.id}`, original: `first-${player.id}` }
    await rollBackBet(setup.db, { session, round, now: setup.clock.now(), ...back })
    expect(await bet(3_00n)).toMatchObject({ ok: true })
    await cancel(bonus)
    expect(await bet(5_00n)).toMatchObject({ ok: true })
  })

  test('[BON-05] bets that are returned leave nothing counted, in whatever batches their events are processed', async () => {
    await wagerWelcome()
    const session = await openPlay(setup.db, player.id, `returned-${player.id}`)
    const about = (name: string) => ({ session, round: `${name}-${player.id}`, now: setup.clock.now() })
    const bet = (sql: Sql | Tx, name: string) =>
      placeBet(sql, { ...about(name), transaction: `${name}-${player.id}`, amount: 5_00n })
    const back = (sql: Sql | Tx, name: string) =>
      rollBackBet(sql, {
        ...about(name),
        transaction: `back-${name}-${player.id}`,
        original: `${name}-${player.id}`,
      })
    await bet(setup.db, 'one')
    await setup.drain()
    // In one batch: a return, then a bet that is returned too.
    await setup.db.transaction(async (tx) => {
      await back(tx, 'one')
      await bet(tx, 'two')
      await back(tx, 'two')
    })
    await setup.drain()
    expect(await newest()).toMatchObject({ amount_wager_cents: 0 })
  })
})
