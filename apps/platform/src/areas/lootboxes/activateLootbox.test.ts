import { lootbox } from '@apogee/contract/lootboxes'
import { drawBox, hashSeed, itemAt } from '@apogee/rules/lootboxes/draw'
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/testApp.ts'
import { grantBox } from '../../testing/testLootboxes.ts'
import { expireLootboxes } from './consumers.ts'
import { type LootboxSetup, openLootboxSetup } from './test/lootboxSetup.ts'

const hourMs = 3_600_000
const kinds = ['manual_wheel', 'wheel', 'rocket_lite', 'rocket_max']

onEachDatabase((makeApp) => {
  let app: LootboxSetup
  beforeAll(async () => {
    app = await openLootboxSetup(makeApp)
  })

  test('[API-039] [LB-01] [LB-02] [LB-03] a box lists its possible prizes with chances, amounts and conditions', async () => {
    const me = await app.player()
    const id = await grantBox(app, me.id, 'wheel')
    const [box] = await me.boxes()
    expect(box).toMatchObject({
      id,
      stage: 'issued',
      group_key: 'wheel',
      currency: 'EUR',
      reason: 'A gift from our team',
    })
    expect(box!.items.some(({ prize, gift }) => prize || gift)).toBe(false)
    const [spins, money] = box!.items.map(({ bonuses }) => bonuses[0]!)
    expect(spins).toMatchObject({
      type: 'freespins',
      title: '10 free spins',
      stakes: [{ currency: 'EUR', amount_cents: 20 }],
    })
    expect(spins!.attributes).toEqual([{ field: 'freespins_count', value: 10 }])
    expect(money).toMatchObject({ type: 'bonus', title: '€5 bonus', max_bet: [{ currency: 'EUR', amount_cents: 500 }] })
    const amount = money!.attributes.find(({ field }) => field === 'bonus_amount')!.value
    expect(amount).toContainEqual({ currency: 'NOK', amount_cents: 5000 })
    const most = spins!.result_bonus.find(({ field }) => field === 'max_win')!.value
    expect(most).toContainEqual({ currency: 'EUR', amount_cents: 100_000 })
  })

  test('[LB-12] free spins are wagered 30 times, bonuses 3 times, in every box', async () => {
    const me = await app.player()
    for (const kind of kinds) await grantBox(app, me.id, kind)
    for (const { items } of await me.boxes())
      for (const { bonuses } of items)
        expect(bonuses[0]!.result_bonus).toContainEqual({
          field: 'wager',
          value: bonuses[0]!.type === 'bonus' ? 3 : 30,
        })
  })

  test('[LB-10] the prizes of a wheel depend on the player’s group, and a box keeps the prizes it was given with', async () => {
    const [regular, diamond] = [await app.player(), await app.player({ groups: ['759', '257'] })]
    for (const { id } of [regular, diamond]) await grantBox(app, id, 'wheel')
    const titles = async ({ boxes }: typeof regular) =>
      (await boxes())[0]!.items.map(({ bonuses }) => bonuses[0]!.title)
    expect((await titles(regular)).slice(0, 2)).toEqual(['10 free spins', '€5 bonus'])
    expect((await titles(diamond)).slice(0, 2)).toEqual(['60 free spins', '€30 bonus'])
    await app.db.query('DELETE FROM player_groups WHERE player_id = $1', [diamond.id])
    expect((await titles(diamond))[0]).toBe('60 free spins')
  })

  test('[API-040] [LB-07] the prize is drawn from the seeds, shown on its sector and added to the gifts', async () => {
    for (const kind of kinds) {
      const me = await app.player()
      const id = await grantBox(app, me.id, kind)
      const [before] = await me.boxes()
      expect(before!.fair).toEqual({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), seed: null, player_seed: null })
      const { status, body } = await me.activate(id, { player_seed: 'my-own_seed' })
      expect(status, JSON.stringify(body)).toBe(200)
      const box = lootbox.strict().parse(body)
      const { hash, seed: serverSeed, player_seed: playerSeed } = box.fair
      expect([await hashSeed(serverSeed!), playerSeed]).toEqual([before!.fair.hash, 'my-own_seed'])
      expect(hash).toBe(before!.fair.hash)
      const { number } = await drawBox({ serverSeed: serverSeed!, playerSeed: playerSeed!, boxId: id })
      const won = itemAt(before!.items, number)
      expect(box.items).toEqual(
        before!.items.map((item) => (item.id === won.id ? { ...item, prize: true, gift: expect.anything() } : item)),
      )
      const { gift } = box.items.find(({ prize }) => prize)!
      expect(gift!.kind).toBe(won.bonuses[0]!.type)
      expect(await me.gifts()).toMatchObject([
        { id: gift!.id, stage: 'issued', title: won.bonuses[0]!.title, group_key: 'lootbox' },
      ])
    }
  })

  test('[RTM-03] the box is published when it is granted and when it is activated, with growing versions', async () => {
    const me = await app.player()
    const key = crypto.randomUUID()
    const { grantLootbox } = await import('./public.ts')
    const gift = { key, playerId: me.id, groupKey: 'wheel', strategy: 'operator' } as const
    const row = await app.db.transaction((tx) => grantLootbox(app, tx, gift))
    await me.activate(Number(row!.id))
    const told = app.published.filter((one) => one.playerId === me.id && one.channel === 'lootboxes_changes')
    expect(told.map(({ data }) => lootbox.strict().parse(data)).map(({ stage, version }) => [stage, version])).toEqual([
      ['issued', 1],
      ['activated', 2],
    ])
  })

  test('concurrent and repeated activations of a box return the same prize', async () => {
    for (let round = 0; round < 3; round += 1) {
      const me = await app.player()
      const id = await grantBox(app, me.id, 'wheel')
      const seeds = Array.from({ length: 25 }, (_, nth) => ({ player_seed: `tab-${nth}` }))
      const answers = await Promise.all(seeds.map((body) => me.activate(id, body)))
      answers.push(await me.activate(id), await me.activate(id, { player_seed: 'another' }))
      expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
      expect(answers[0]!.status).toBe(200)
      expect(await me.gifts()).toHaveLength(1)
    }
  })

  test('a prize that cannot be credited leaves the box unchanged', async () => {
    const me = await app.player()
    const id = await grantBox(app, me.id, 'rocket_pro')
    const change = (sql: string) =>
      app.db.query(
        `UPDATE lootbox_contents SET contents = ${sql} WHERE id = (SELECT contents_id FROM player_lootboxes WHERE id = $1)`,
        [id],
      )
    const [kept] = await app.db.query<{ contents: unknown }>(
      'SELECT contents FROM lootbox_contents WHERE id = (SELECT contents_id FROM player_lootboxes WHERE id = $1)',
      [id],
    )
    await change(
      `(SELECT jsonb_agg(one - 'stakes' - 'amounts' || '{"stakes":{},"amounts":{}}') FROM jsonb_array_elements(contents) one)`,
    )
    expect((await me.activate(id)).status).toBe(500)
    const stages = async () => (await app.given(me.id)).map(({ stage }) => stage)
    expect([await stages(), await me.gifts()]).toEqual([['issued'], []])
    await change(`'${JSON.stringify(kept!.contents)}'::jsonb`)
    expect((await me.activate(id)).status).toBe(200)
    expect(await me.gifts()).toHaveLength(1)
  })

  test.each([
    ['[SAFE-02] during a break', (id: bigint) => app.takeBreak(id)],
    [
      'with bonuses switched off',
      (id: bigint) => app.db.query('UPDATE players SET can_issue_bonuses = false WHERE id = $1', [id]),
    ],
    ['for a multi-account', (id: bigint) => app.db.query("INSERT INTO player_groups VALUES ($1, '100', now())", [id])],
    [
      'once it is cancelled',
      (id: bigint) => app.db.query("UPDATE player_lootboxes SET stage = 'canceled' WHERE player_id = $1", [id]),
    ],
  ])('it is not activated %s', async (_, come) => {
    const me = await app.player()
    const id = await grantBox(app, me.id)
    await come(me.id)
    const { status, body } = await me.activate(id)
    expect([status, Object.keys(body.errors.base)]).toEqual([422, ['not_activatable']])
    expect(await me.gifts()).toEqual([])
  })

  test('another player’s box is answered 404, and a seed with a colon is rejected', async () => {
    const [me, other] = [await app.player(), await app.player()]
    const id = await grantBox(app, me.id)
    expect((await other.activate(id)).status).toBe(404)
    const { status, body } = await me.activate(id, { player_seed: 'a:1' })
    expect([status, Object.keys(body.errors.player_seed)]).toEqual([422, ['invalid']])
  })

  test('a list with too many boxes shows those that expire first', async () => {
    const me = await app.player()
    const first = await grantBox(app, me.id, 'wheel_daily')
    const later = await grantBox(app, me.id, 'rocket_lite')
    await app.db.query(
      `INSERT INTO player_lootboxes OVERRIDING SYSTEM VALUE SELECT (jsonb_populate_record(b, jsonb_build_object('id', b.id + 1000000 + nth, 'key', b.key || nth))).*
         FROM player_lootboxes b, generate_series(1, 150) nth WHERE b.id = $1`,
      [later],
    )
    const ids = (await me.boxes()).map(({ id }) => id)
    expect([ids.length, ids[0]]).toEqual([100, first])
  })

  test('[LB-08] an activated box is listed until the day ends, then among the past ones; an expired one is removed and published', async () => {
    const me = await app.player()
    const [spun, left] = [await grantBox(app, me.id, 'wheel_daily'), await grantBox(app, me.id, 'wheel_daily')]
    await me.activate(spun)
    const stages = async () => (await me.boxes()).map(({ id, stage }) => [id, stage])
    expect(await stages()).toEqual([
      [left, 'issued'],
      [spun, 'activated'],
    ])
    app.clock.move(24 * hourMs)
    const again = await app.client(me.id)
    // It has expired, although the timer has not run yet.
    expect((await again.get('/api/player/lootboxes')).body).toEqual([])
    expect((await again.post(`/api/player/lootboxes/${left}/activation`)).status).toBe(422)
    await expireLootboxes(app)
    expect((await app.given(me.id)).map(({ stage }) => stage)).toEqual(['activated', 'expired'])
    const told = app.published.filter((one) => one.playerId === me.id && one.channel === 'lootboxes_changes')
    expect(told.at(-1)!.data).toMatchObject({ id: left, stage: 'expired', fair: { seed: null } })
    const { body } = await again.get('/api/player/lootboxes/past?limit=1')
    expect(body).toMatchObject({ data: [{ id: spun, fair: { seed: expect.any(String) } }], next: spun })
    expect((await again.get(`/api/player/lootboxes/past?after=${spun}`)).body).toEqual({ data: [], next: null })
  })
})
