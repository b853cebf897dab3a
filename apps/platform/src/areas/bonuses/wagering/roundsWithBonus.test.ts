import { expect, test } from 'vitest'
import type { Sql, Tx } from '../../../core/db/db.ts'
import { openPlay, placeBetAsBefore } from '../../../testing/play.ts'
import { payWin, placeBet, rollBackBet } from '../../play/public.ts'
import { onBonusPlayer } from '../test/bonusSetup.ts'

onBonusPlayer(100_00n, (setup, player) => {
  const { newest, cancel, wagerWelcome } = player

  test('all bets of a round together cannot exceed the maximum bet', async () => {
    const bonus = await wagerWelcome()
    const round = `chips-${player.id}`
    const session = await openPlay(setup.db, player.id, round)
    const bet = (amount: bigint, transaction: string = crypto.randomUUID()) =>
      placeBet(setup.db, { session, round, transaction, amount, now: setup.clock.now() })
    expect(await bet(2_00n, `first-${player.id}`)).toMatchObject({ ok: true, maxBet: 5_00n })
    expect(await bet(3_01n)).toMatchObject({ ok: false, code: 'bonus_bet_limit_exceeded', maxBet: 5_00n })
    // Concurrent bets from several tabs count together.
    const answers = await Promise.all([2_00n, 2_00n, 2_00n].map((amount) => bet(amount)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const back = { transaction: `back-${player.id}`, original: `first-${player.id}` }
    await rollBackBet(setup.db, { session, round, now: setup.clock.now(), ...back })
    expect(await bet(3_00n)).toMatchObject({ ok: true })
    await cancel(bonus)
    expect(await bet(5_00n)).toMatchObject({ ok: true })
  })

  test('[BON-05] returned bets of the previous release count nothing, regardless of how their events are batched', async () => {
    await wagerWelcome()
    const session = await openPlay(setup.db, player.id, `returned-${player.id}`)
    const about = (name: string) => ({ session, round: `${name}-${player.id}`, now: setup.clock.now() })
    const bet = (sql: Sql | Tx, name: string) =>
      placeBetAsBefore(sql, { ...about(name), transaction: `${name}-${player.id}`, amount: 5_00n })
    const back = (sql: Sql | Tx, name: string) =>
      rollBackBet(sql, {
        ...about(name),
        transaction: `back-${name}-${player.id}`,
        original: `${name}-${player.id}`,
      })
    await bet(setup.db, 'one')
    await setup.drain()
    // One batch with a return, then a bet and its return.
    await setup.db.transaction(async (tx) => {
      await back(tx, 'one')
      await bet(tx, 'two')
      await back(tx, 'two')
    })
    await setup.drain()
    expect(await newest()).toMatchObject({ amount_wager_cents: 0 })
  })

  test('a stake counts by its play session’s share once its round is finished, and a returned stake does not count', async () => {
    await wagerWelcome()
    const session = await openPlay(setup.db, player.id, `share-${player.id}`)
    await setup.db.query('UPDATE play_sessions SET bonus_percent = 10 WHERE id = $1', [session])
    const about = (name: string) => ({ session, round: `r-${name}-${player.id}`, now: setup.clock.now() })
    const bet = (name: string, amount: bigint, place = placeBet) =>
      place(setup.db, { ...about(name), transaction: `${name}-${player.id}`, amount })
    const back = (name: string) => ({ transaction: `x-${name}-${player.id}`, original: `${name}-${player.id}` })
    const rollBack = (name: string) => rollBackBet(setup.db, { ...about(name), ...back(name) })
    const counted = async () => {
      await setup.drain()
      return (await newest()).amount_wager_cents
    }
    // The previous release counted a bet immediately.
    await Promise.all([bet('old', 5_00n, placeBetAsBefore), bet('kept', 3_00n), bet('returned', 2_00n)])
    expect(await counted()).toBe(50)
    await rollBack('returned')
    expect(await counted()).toBe(50)
    await payWin(setup.db, { ...about('kept'), transaction: `w-${player.id}`, amount: 0n, finishesRound: true })
    expect(await counted()).toBe(80)
    await rollBack('old')
    expect(await counted()).toBe(30)
  })
})
