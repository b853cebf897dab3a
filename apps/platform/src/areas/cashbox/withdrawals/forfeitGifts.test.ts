import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { bonusesOfDeposits } from '../../bonuses/offers/giftsOfDeposits.ts'
import { lootboxesOfDeposits } from '../../lootboxes/grants/lootboxesOfDeposits.ts'
import { ticketsOfDeposits } from '../../lotteries/tickets/ticketsOfDeposits.ts'
import { type GiftSetup, openGiftSetup } from '../test/giftSetup.ts'

const all = { bonuses: 1, spins: 1, boxes: 1, tickets: 25 }
const none = { bonuses: 0, spins: 0, boxes: 0, tickets: 0 }
const accepted = { forfeit_gifts: true }

onEachDatabase((makeApp) => {
  let setup: GiftSetup
  beforeAll(async () => {
    setup = await openGiftSetup(makeApp)
  })

  test('withdrawing an unstaked deposit names the gifts it forfeits, and cancels them only if the player accepts', async () => {
    const player = await setup.player()
    const payment = await player.deposit('welcome-1')
    expect(await player.open()).toEqual(all)
    const refused = await player.withdraw()
    expect(refused).toMatchObject({ status: 422, body: { errors: { base: { forfeits_gifts: 'forfeits_gifts' } } } })
    expect([await player.open(), await player.money()]).toEqual([all, { real: 100_00, bonus: 0, withheld: 0 }])
    const query = { playerId: player.id, payments: [payment], locale: 'en', now: setup.clock.now() }
    const names = await Promise.all(
      [bonusesOfDeposits, lootboxesOfDeposits, ticketsOfDeposits].map((name) => name(setup.db, query)),
    )
    const bonus = 'Welcome pack 1: 100% and 20 free spins'
    expect(names.flat()).toEqual([bonus, bonus, 'Daily spin', 'lottery tickets (25)'])
    expect((await player.withdraw(accepted)).status).toBe(200)
    expect([await player.open(), await player.money()]).toEqual([none, { real: 0, bonus: 0, withheld: 100_00 }])
  })

  test('a deposit that was staked once keeps its gifts after any withdrawal', async () => {
    const player = await setup.player()
    await player.deposit('welcome-1')
    await player.stake(60_00n, 60_00n)
    expect((await player.withdraw({}, 40_00)).status).toBe(422)
    await player.stake(40_00n, 40_00n)
    expect((await player.withdraw({}, 40_00)).status).toBe(200)
    expect(await player.open()).toEqual(all)
  })

  test('a deposit that was staked in rounds that are only in the archive keeps its gifts', async () => {
    const player = await setup.player()
    await player.deposit('welcome-1')
    const played = (month: string, cents: bigint) =>
      setup.db.query(`INSERT INTO played_months VALUES ($1, 'EUR', $2::date, 1, $3, 0)`, [player.id, month, cents])
    const at = setup.clock.now().toISOString().slice(0, 8)
    await played(`${Number(at.slice(0, 4)) - 1}${at.slice(4)}01`, 500_00n)
    expect((await player.withdraw({}, 40_00)).status).toBe(422)
    await played(`${at}01`, 100_00n)
    expect((await player.withdraw({}, 40_00)).status).toBe(200)
    expect(await player.open()).toEqual(all)
  })

  test('a stake counts for one deposit, and never for a later one', async () => {
    const player = await setup.player()
    await player.deposit('welcome-1')
    await player.stake(100_00n, 100_00n)
    await player.deposit('welcome-2')
    expect(await player.withdraw(accepted, 40_00)).toMatchObject({ status: 200 })
    expect(await player.open()).toEqual(all)
  })

  test('the prize of an opened wheel is forfeited with the wheel', async () => {
    const player = await setup.player()
    await player.deposit()
    await player.openBox()
    const { bonuses, spins } = await player.open()
    expect(bonuses + spins).toBe(1)
    expect((await player.withdraw()).status).toBe(422)
    expect((await player.withdraw(accepted)).status).toBe(200)
    expect(await player.open()).toEqual(none)
  })

  test('[SAFE-02] on a break a player can withdraw while wagering, and forfeits the bonus of an unstaked deposit', async () => {
    const player = await setup.player()
    await player.deposit('welcome-1')
    await player.activateBonus()
    await setup.db.query(
      `INSERT INTO player_limits (player_id, type, period, status, zone, created_at, disable_at)
       VALUES ($1, 'coolingoff', 'day', 'active', 'UTC', $2, $3)`,
      [player.id, setup.clock.now(), new Date(setup.clock.now().getTime() + 86_400_000)],
    )
    expect((await player.withdraw()).status).toBe(422)
    expect((await player.withdraw(accepted)).status).toBe(200)
    expect([await player.open(), await player.money()]).toEqual([none, { real: 0, bonus: 0, withheld: 100_00 }])
  })

  test('a player whose deposits granted no gifts can withdraw without a question', async () => {
    const player = await setup.player()
    for (let nth = 0; nth < 3; nth += 1) await player.deposit(null, 15_00n)
    expect((await player.withdraw()).status).toBe(200)
  })
})
