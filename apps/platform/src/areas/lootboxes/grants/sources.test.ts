import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { runCommand } from '../../../composition/operators/operatorCommands.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { onEachDatabase, testNow } from '../../../testing/testApp.ts'
import { insertCardPayment } from '../../../testing/testRows.ts'
import { type LootboxSetup, openLootboxSetup } from '../test/lootboxSetup.ts'
import { runCampaigns } from './campaigns.ts'
import { grantForStatus } from './grantForStatus.ts'

const { flags } = vi.hoisted(() => ({ flags: new Set<string>() }))
vi.mock('../../../core/content/configs/flags.ts', async (original) => ({
  ...(await original<object>()),
  readFlag: (name: string) => flags.has(name),
}))
afterEach(() => flags.clear())

const dayMs = 86_400_000
type Player = Awaited<ReturnType<LootboxSetup['player']>>

onEachDatabase((makeApp) => {
  let app: LootboxSetup
  beforeAll(async () => {
    app = await openLootboxSetup(makeApp)
  })

  async function deposit({ id }: Player, cents: bigint, currency = 'EUR'): Promise<bigint> {
    const at = app.clock.now()
    const payment = await app.db.transaction(async (tx) => {
      const paid = await insertCardPayment(tx, { player: id, cents, currency, at })
      const more = { method: 'visa', bonusOffer: null }
      await emit(tx, 'cashbox.depositSucceeded', { payment: paid.id, player: id, currency, amount: cents, ...more })
      return paid.id
    })
    await app.drain()
    return payment
  }
  async function reverse({ id }: Player, payment: bigint, isWhole = true): Promise<void> {
    const event = { payment, player: id, currency: 'EUR', amount: 2000n, isWhole }
    await emit(app.db, 'cashbox.depositReversed', event)
    await app.drain()
  }
  const kindsOf = async ({ id }: Player) => (await app.given(id)).map((one) => one.group_key)
  const told = (player: Player) =>
    app.published.filter((one) => one.playerId === player.id && one.channel === 'personal_notifications')

  describe('a deposit', () => {
    test('of at least the minimum grants a spin, once a day', async () => {
      const me = await app.player()
      await deposit(me, 19_99n)
      expect(await kindsOf(me)).toEqual([])
      await deposit(me, 20_00n)
      await deposit(me, 50_00n)
      const [box] = await me.boxes()
      expect(await kindsOf(me)).toEqual(['wheel_daily'])
      expect(box).toMatchObject({ strategy: 'deposit', reason: 'For your deposit of €20' })
      app.clock.move(dayMs)
      await deposit(me, 20_00n)
      expect(await kindsOf(me)).toEqual(['wheel_daily', 'wheel_daily'])
      app.clock.move(-dayMs)
    })

    test('counts in its currency, or by its rate for a coin', async () => {
      const [kroner, coins] = [await app.player({ currency: 'NOK' }), await app.player({ currency: 'BTC' })]
      await deposit(kroner, 199_00n, 'NOK')
      expect(await kindsOf(kroner)).toEqual([])
      await deposit(kroner, 200_00n, 'NOK')
      await deposit(coins, 100_000_000n, 'BTC')
      expect(await kindsOf(kroner)).toEqual(['wheel_daily'])
      // Prizes cannot be granted in coins.
      expect((await coins.boxes())[0]!.currency).toBe('EUR')
    })

    test('that is fully reversed takes back its box or the box’s prize, and a partial reversal takes back neither', async () => {
      const [idle, spun] = [await app.player(), await app.player()]
      const first = await deposit(idle, 20_00n)
      await reverse(idle, first, false)
      expect((await app.given(idle.id))[0]!.stage).toBe('issued')
      await reverse(idle, first)
      expect((await app.given(idle.id))[0]!.stage).toBe('canceled')
      const second = await deposit(spun, 20_00n)
      const [box] = await spun.boxes()
      await spun.activate(box!.id)
      await reverse(spun, second)
      expect((await spun.gifts()).map(({ stage }) => stage)).toEqual(['canceled'])
    })

    test.each([
      ['[SAFE-02] on a break', (id: bigint) => app.takeBreak(id)],
      [
        'who want no bonuses',
        (id: bigint) => app.db.query('UPDATE players SET can_issue_bonuses = false WHERE id = $1', [id]),
      ],
      [
        'with several accounts',
        (id: bigint) => app.db.query("INSERT INTO player_groups VALUES ($1, '100', now())", [id]),
      ],
    ])('gives nothing to players %s, nor does anything else', async (_, come) => {
      const me = await app.player({ groups: ['257'] })
      await come(me.id)
      await deposit(me, 20_00n)
      await emit(app.db, 'auth.registered', { player: me.id, at: app.clock.now() })
      await emit(app.db, 'loyalty.levelReached', { player: me.id, level: 'level_3' })
      await app.drain()
      await grantForStatus(app)
      expect([await kindsOf(me), told(me)]).toEqual([[], []])
    })
  })

  test('a registration grants a box once, and a level when it is first reached', async () => {
    const me = await app.player()
    for (let twice = 0; twice < 2; twice += 1) {
      await emit(app.db, 'auth.registered', { player: me.id, at: app.clock.now() })
      await emit(app.db, 'loyalty.levelReached', { player: me.id, level: 'level_3' })
      await emit(app.db, 'loyalty.levelReached', { player: me.id, level: 'level_4' })
      await emit(app.db, 'loyalty.levelReached', { player: me.id, level: 'level_9' })
    }
    await app.drain()
    expect(await kindsOf(me)).toEqual(['wheel', 'rocket_lite', 'rocket_pro'])
    expect((await me.boxes()).map(({ reason }) => reason)).toEqual([
      'For your registration',
      'For reaching level 3',
      'For reaching level 9',
    ])
    expect(told(me).map(({ data }) => data)).toMatchObject([
      {
        kind: 'service',
        title: 'Wheel of fortune',
        text: 'For your registration',
        content: { button: { path: '/rocketplay-wheel' } },
      },
      { title: 'Rocket Lite' },
      { title: 'Rocket Pro' },
    ])
  })

  test('[RT-39] the notification of a box links to its page, or to the gifts while that page is switched off', async () => {
    const me = await app.player()
    await emit(app.db, 'loyalty.levelReached', { player: me.id, level: 'level_3' })
    await app.drain()
    flags.add('rocket_chance')
    await emit(app.db, 'loyalty.levelReached', { player: me.id, level: 'level_9' })
    await app.drain()
    expect(told(me).map(({ data }) => data)).toMatchObject([
      { title: 'Rocket Lite', content: { button: { path: '/profile/gifts' } } },
      { title: 'Rocket Pro', content: { button: { path: '/rocket-chance' } } },
    ])
  })

  test('a VIP status grants a box every week', async () => {
    const [silver, climber] = [await app.player({ groups: ['258'] }), await app.player({ groups: ['257'] })]
    await grantForStatus(app)
    await grantForStatus(app)
    await app.db.query("UPDATE player_groups SET group_id = '259' WHERE player_id = $1", [climber.id])
    await grantForStatus(app)
    expect([await kindsOf(silver), await kindsOf(climber)]).toEqual([['wheel'], ['wheel']])
    expect((await silver.boxes())[0]!.reason).toBe('Weekly gift of your Silver status')
    // The tests start on a Tuesday: five days later it is Sunday of the same week.
    app.clock.move(5 * dayMs)
    await grantForStatus(app)
    expect(await kindsOf(silver)).toEqual(['wheel'])
    app.clock.move(dayMs)
    await app.db.query('DELETE FROM player_groups WHERE player_id = $1', [silver.id])
    await grantForStatus(app)
    expect([await kindsOf(silver), await kindsOf(climber)]).toEqual([['wheel'], ['wheel', 'wheel']])
    expect((await app.given(climber.id))[1]!.source).toEqual({ group: '259' })
    app.clock.move(-6 * dayMs)
  })

  describe('an operator', () => {
    const by = ['--by', 'Sam', '--reason', 'a good year']
    const emailOf = async ({ id }: Player) =>
      (await app.db.query<{ email: string }>('SELECT email FROM players WHERE id = $1', [id]))[0]!.email
    const noted = ({ id }: Player) =>
      app.db.query('SELECT action, operator, reason FROM operator_actions WHERE player_id = $1 ORDER BY id', [id])

    test('[LB-04] grants a player a box and cancels it, so that it cannot be opened; the operator and the reason are recorded', async () => {
      const me = await app.player()
      const email = await emailOf(me)
      expect(await runCommand(['lootbox-give', ` ${email}`, 'rocket_max', ...by], app)).toMatchObject({ isDone: true })
      const [box] = await me.boxes()
      expect(box).toMatchObject({ group_key: 'rocket_max', reason: 'A gift from our team' })
      const cancel = ['lootbox-cancel', String(box!.id), ...by]
      expect(await runCommand(cancel, app)).toMatchObject({ isDone: true })
      expect(await runCommand(cancel, app)).toMatchObject({
        isDone: false,
        text: expect.stringContaining('is canceled'),
      })
      expect(await me.boxes()).toEqual([])
      const told = app.published.filter((one) => one.playerId === me.id && one.channel === 'lootboxes_changes')
      expect(told.map(({ data }) => data)).toMatchObject([{ stage: 'issued' }, { id: box!.id, stage: 'canceled' }])
      const refused = await (await app.client(me.id)).post(`/api/player/lootboxes/${box!.id}/activation`)
      expect([refused.status, refused.body.errors.base]).toEqual([422, { not_activatable: 'not_activatable' }])
      const who = { operator: 'Sam', reason: 'a good year' }
      expect(await noted(me)).toEqual([
        { action: 'lootbox_given', ...who },
        { action: 'lootbox_canceled', ...who },
      ])
      expect(await runCommand(['lootbox-give', 'nobody@apogee.test', 'wheel', ...by], app)).toMatchObject({
        isDone: false,
      })
      expect(await runCommand(['lootbox-cancel', '999999999', ...by], app)).toMatchObject({ isDone: false })
    })

    test('gets an error for a player who may not get gifts, and no action is recorded', async () => {
      const me = await app.player()
      await app.takeBreak(me.id)
      const order = ['lootbox-give', await emailOf(me), 'wheel', ...by]
      expect(await runCommand(order, app)).toMatchObject({ isDone: false, text: expect.stringContaining('break') })
      expect([await kindsOf(me), await noted(me)]).toEqual([[], []])
    })

    test('grants each member of a group one box, and notifies members with consent to promotions', async () => {
      const group = crypto.randomUUID()
      const members = []
      for (let nth = 0; nth < 60; nth += 1) members.push(await app.player({ groups: [group] }))
      const [agreed, paused] = members as [Player, Player]
      await app.db.query('UPDATE players SET receive_promos = (id = $1) WHERE id = ANY ($2)', [
        agreed.id,
        members.map(({ id }) => id),
      ])
      await app.takeBreak(paused.id)
      const { isDone, text } = await runCommand(['lootbox-give-group', group, 'wheel', ...by], app)
      expect([isDone, text]).toEqual([true, expect.stringContaining('59')])
      await runCampaigns(app)
      const kinds = await Promise.all(members.map(kindsOf))
      expect(kinds).toEqual(members.map((one) => (one === paused ? [] : ['wheel'])))
      expect(members.filter((one) => told(one).length > 0)).toEqual([agreed])
      expect(told(agreed)[0]!.data).toMatchObject({ kind: 'promotional' })
      const rows = await app.db.query(
        'SELECT operator, reason, ordered_at FROM lootbox_campaigns WHERE group_id = $1',
        [group],
      )
      expect(rows).toEqual([{ operator: 'Sam', reason: 'a good year', ordered_at: testNow }])
    })

    test.each([
      [['lootbox-give', 'a@example.com', 'moon', ...by]],
      [['lootbox-give', 'a@example.com', ...by]],
      [['lootbox-give-group', '257', ...by]],
      [['lootbox-give-group', '257', 'wheel', 'more', ...by]],
      [['lootbox-cancel', 'first', ...by]],
      [['lootbox-cancel', '1', '--by', 'Sam']],
    ])('%j is no order', async (args) => {
      expect((await runCommand(args, app)).text).toContain('Usage')
    })
  })
})
