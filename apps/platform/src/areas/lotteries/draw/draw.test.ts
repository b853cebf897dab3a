import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { lotteryDraw } from '@apogee/contract/lotteries'
import { drawLottery, hashList } from '@apogee/rules/lotteries/draw'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { notifyDrawsSoon } from '../news/notifyDrawsSoon.ts'
import { type LotterySetup, minuteMs, openLotterySetup } from '../test/lotterySetup.ts'
import { closeSales, commitMs } from './closeSales.ts'
import { drawDue } from './drawDue.ts'
import { lotterySeals } from './lotterySeeds.ts'
import { payPrizes } from './payPrizes.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

onEachDatabase((makeApp) => {
  let app: LotterySetup
  beforeAll(async () => {
    app = await openLotterySetup(makeApp)
  })
  const read = async (path: string) => (await app.client()).get(path)
  const textOf = async (id: bigint): Promise<string> =>
    (await app.app.request(`${app.config.publicUrl}/api/lotteries/${id}/tickets`)).text()
  const valuesOf = async (id: bigint): Promise<string> =>
    (await app.app.request(`${app.config.publicUrl}/api/lotteries/${id}/values`)).text()
  const real = async (playerId: bigint) => (await app.ledger.readBalance(app.db, playerId, 'EUR'))?.real ?? 0n

  test('the seed’s hash is public from the announcement on; the list, the seed and the draw are published when due', async () => {
    const id = await app.announce({ prizes: [{ places: '1-2', money: '5' }] }, { endMs: minuteMs - commitMs })
    const me = await app.player()
    await app.give(me.id, id, 5)
    const announced = await app.wire(id)
    expect(announced).toMatchObject({ in_progress: true, finished_at: null, fair: { tickets_hash: null, seed: null } })
    expect((await read(`/api/lotteries/${id}/tickets`)).status).toBe(404)
    expect((await read(`/api/lotteries/${id}/draw`)).status).toBe(404)

    await closeSales(app.needs)
    expect((await app.wire(id)).fair!.tickets_hash).toBeNull()
    app.clock.move(minuteMs)
    await closeSales(app.needs)
    await closeSales(app.needs)
    await drawDue(app.needs)
    const closed = await app.wire(id)
    const list = await textOf(id)
    expect(list).toBe('000001\n000002\n000003\n000004\n000005\n')
    expect(closed).toMatchObject({
      in_progress: false,
      finished_at: null,
      fair: { tickets_hash: sha256(list), seed: null },
    })
    expect((await read(`/api/lotteries/${id}/draw`)).status).toBe(404)

    await app.finish(id)
    const drawn = await app.wire(id)
    expect(drawn.fair!.hash).toBe(announced.fair!.hash)
    expect(sha256(drawn.fair!.seed!)).toBe(announced.fair!.hash)
    expect(drawn.finished_at).toBe(drawn.draw_at)
    expect(await textOf(id)).toBe(list)
  })

  test('the draw can be repeated from public data; nicknames are masked, and the reader’s tickets are marked', async () => {
    const id = await app.announce({ prizes: [{ places: '1-3', money: '5' }] }, { endMs: minuteMs - commitMs })
    const [me, other] = [await app.player({ nickname: 'Stargazer' }), await app.player({ nickname: 'Comet' })]
    await app.give(me.id, id, 2)
    await app.give(other.id, id, 3)
    await app.finish(id)
    const draw = lotteryDraw.strict().parse((await me.client.get(`/api/lotteries/${id}/draw`)).body)
    const numbers = (await textOf(id)).trim().split('\n')
    const again = await drawLottery(
      { seed: draw.seed, ticketsHash: sha256(await textOf(id)), valuesHash: await hashList(await valuesOf(id)) },
      { tickets: 5, places: 3 },
    )
    expect(
      draw.steps.map(({ award_place, ticket, position, left, message, hmac }) => ({
        award_place,
        ticket,
        position,
        left,
        message,
        hmac,
      })),
    ).toEqual(
      again.map(({ place, index, position, left, message, hmac }) => ({
        award_place: place,
        ticket: numbers[index],
        position,
        left,
        message,
        hmac,
      })),
    )
    const own = ['000001', '000002']
    for (const { ticket, nickname, is_own } of draw.steps) {
      expect(is_own).toBe(own.includes(ticket))
      expect(nickname).toBe(own.includes(ticket) ? 'St***' : 'Co***')
    }
    const guest = lotteryDraw.strict().parse((await read(`/api/lotteries/${id}/draw`)).body)
    expect(guest.steps.every(({ is_own }) => !is_own)).toBe(true)
    const { prizes } = await app.wire(id)
    expect(prizes.map(({ award_place, ticket }) => [award_place, ticket])).toEqual(
      draw.steps.map(({ award_place, ticket }) => [award_place, ticket]).reverse(),
    )
  })

  test('the script for players repeats it from only the two API responses', async () => {
    const id = await app.announce({ prizes: [{ places: '1-3', money: '5' }] }, { endMs: minuteMs - commitMs })
    const me = await app.player()
    await app.give(me.id, id, 7)
    app.clock.move(minuteMs)
    await closeSales(app.needs)
    expect((await me.client.post(`/api/lotteries/${id}/values`, { value: 'a-value-of-mine' })).status).toBe(200)
    await app.finish(id)
    const folder = await mkdtemp(join(tmpdir(), 'draw-'))
    await writeFile(join(folder, 'draw.json'), JSON.stringify((await read(`/api/lotteries/${id}/draw`)).body))
    await writeFile(join(folder, 'tickets.txt'), await textOf(id))
    await writeFile(join(folder, 'values.txt'), await valuesOf(id))
    const script = join(folder, 'verify.mjs')
    const bundler = resolve(import.meta.dirname, '../../../../../../games/scripts/bundleVerifier.ts')
    expect(spawnSync(process.execPath, [bundler, script]).status).toBe(0)
    const verify = () => {
      const files = [script, 'draw.json', 'tickets.txt', 'values.txt']
      const { status, stdout } = spawnSync(process.execPath, files, { cwd: folder, encoding: 'utf8' })
      return [status, stdout]
    }
    expect(verify()).toEqual([0, expect.stringContaining('all agrees')])
    await writeFile(join(folder, 'values.txt'), 'another-value\n')
    expect(verify()).toEqual([1, expect.stringContaining('DOES NOT AGREE: list of values')])
  }, 180_000)

  test('a prize is paid and announced on the site, by email and in open pages', async () => {
    const id = await app.announce(
      {
        prizes: [
          { places: '1', money: '50' },
          { places: '2', money: '10', wager: 5 },
        ],
      },
      { endMs: minuteMs },
    )
    const me = await app.player()
    await app.give(me.id, id, 2)
    await app.finish(id)
    expect(await real(me.id)).toBe(5000n)
    expect(await app.db.query('SELECT amount_cents FROM player_bonuses WHERE player_id = $1', [me.id])).toEqual([
      { amount_cents: 1000n },
    ])
    const told = await app.db.query<{ body: { title: string } }>(
      'SELECT body FROM notifications WHERE player_id = $1 AND key LIKE $2 ORDER BY id',
      [me.id, 'lottery-won:%'],
    )
    expect(told.map(({ body }) => body.title).toSorted()).toEqual(['You have won: €10 bonus', 'You have won: €50'])
    const mails = await app.db.query<{ payload: { template: string; values: object } }>(
      `SELECT payload FROM outbox WHERE topic = 'mail.send' AND payload->>'template' = 'lotteryWon' ORDER BY id DESC LIMIT 2`,
    )
    expect(mails).toHaveLength(2)
    const last = app.published.findLast(
      ({ channel, playerId }) => channel === 'lotteries_statuses' && playerId === me.id,
    )
    const [bonus] = await app.db.query<{ id: bigint }>('SELECT id FROM player_bonuses WHERE player_id = $1', [me.id])
    expect(last?.data).toMatchObject({
      lottery_id: Number(id),
      prizes: [
        { award_place: 1, gifts: [] },
        { award_place: 2, gifts: [{ kind: 'bonus', id: Number(bonus!.id) }] },
      ],
    })
    expect(app.told).toContain(id)
    await app.ledger.assertBalanced(app.db)
  })

  test('with fewer tickets than prizes only the best places are drawn, and every ticket wins', async () => {
    const id = await app.announce(
      {
        prizes: [
          { places: '1', money: '9' },
          { places: '2-10', money: '1' },
        ],
      },
      { endMs: minuteMs },
    )
    const me = await app.player()
    await app.give(me.id, id, 3)
    await app.finish(id)
    const { prizes } = await app.wire(id)
    expect(prizes.filter(({ ticket }) => ticket !== null).map(({ award_place }) => award_place)).toEqual([1, 2, 3])
    expect(await real(me.id)).toBe(1100n)
  })

  test('without tickets it is drawn with a public seed and without prizes', async () => {
    const id = await app.announce({}, { endMs: minuteMs - commitMs })
    await app.finish(id)
    const { fair, finished_at, prizes } = await app.wire(id)
    expect([finished_at === null, sha256(fair!.seed!), fair!.tickets_hash]).toEqual([false, fair!.hash, sha256('')])
    expect(prizes.every(({ ticket, nickname }) => ticket === null && nickname === null)).toBe(true)
    expect((await read(`/api/lotteries/${id}/draw`)).body.steps).toEqual([])
    expect(await textOf(id)).toBe('')
  })

  test('tickets that were taken back are not drawn', async () => {
    const id = await app.announce(
      { deposits: { EUR: [{ from: '20', ticket: '20' }] }, prizes: [{ places: '1-5', money: '1' }] },
      { endMs: minuteMs },
    )
    const [me, other] = [await app.player(), await app.player()]
    const payment = await app.deposit(me.id, 20_00n)
    await app.give(other.id, id, 1)
    await app.reverse(me.id, payment)
    await app.finish(id)
    expect(await textOf(id)).toBe('000002\n')
    expect([await real(me.id), await real(other.id)]).toEqual([0n, 100n])
  })

  test('a list that differs from the published one is not drawn', async () => {
    const id = await app.announce({}, { endMs: minuteMs - commitMs })
    await app.give((await app.player()).id, id, 2)
    app.clock.move(minuteMs)
    await closeSales(app.needs)
    await app.db.query('UPDATE lottery_tickets SET counts = false WHERE lottery_id = $1 AND number = $2', [
      id,
      '000001',
    ])
    app.clock.move(5 * minuteMs)
    await expect(drawDue(app.needs)).rejects.toThrow('not those that were published')
    await app.db.query('UPDATE lottery_tickets SET counts = true WHERE lottery_id = $1', [id])
    await drawDue(app.needs)
    expect((await app.wire(id)).finished_at).not.toBeNull()
    await payPrizes(app.needs)
  })

  test('no ticket is added once the list is closed, regardless of the clock', async () => {
    const id = await app.announce({}, { endMs: minuteMs - commitMs })
    app.clock.move(minuteMs)
    await closeSales(app.needs)
    app.clock.move(-minuteMs)
    expect(await app.give((await app.player()).id, id, 1)).toBe('not_on_sale')
    app.clock.move(minuteMs)
  })

  test('every ticket holder is notified once, an hour before the draw', async () => {
    const id = await app.announce({}, { endMs: 90 * minuteMs })
    const [me, without] = [await app.player(), await app.player()]
    await app.give(me.id, id, 1)
    const bells = (playerId: bigint) =>
      app.db.query('SELECT 1 FROM notifications WHERE player_id = $1 AND key LIKE $2', [playerId, 'lottery-soon:%'])
    await notifyDrawsSoon(app.needs)
    expect(await bells(me.id)).toHaveLength(0)
    app.clock.move(40 * minuteMs)
    await notifyDrawsSoon(app.needs)
    await notifyDrawsSoon(app.needs)
    expect([await bells(me.id), await bells(without.id)]).toMatchObject([[{}], []])
  })

  describe('the seed before the draw', () => {
    test('is not in any API response, message or log', async () => {
      const id = await app.announce({}, { endMs: minuteMs - commitMs })
      const me = await app.player()
      await app.give(me.id, id, 1)
      app.clock.move(minuteMs)
      await closeSales(app.needs)
      const answers = await Promise.all(
        ['', `/${id}`, '/statuses', `/${id}/status`, `/${id}/draw`, `/${id}/tickets`].map(
          async (path) => (await me.client.get(`/api/lotteries${path}`)).body,
        ),
      )
      const said = JSON.stringify([answers, app.published, app.logged], (_, value) =>
        typeof value === 'bigint' ? String(value) : value,
      )
      app.clock.move(5 * minuteMs)
      await drawDue(app.needs)
      const { seed } = (await app.wire(id)).fair!
      expect(seed).toMatch(/^[0-9a-f]{64}$/)
      expect(said).not.toContain(seed)
      const [row] = await app.db.query<{ sealed_seed: null }>('SELECT sealed_seed FROM lotteries WHERE id = $1', [id])
      expect(row!.sealed_seed).toBeNull()
    })

    test('is resealed with the newest key and can be decrypted with it', async () => {
      const id = await app.announce({}, { endMs: minuteMs - commitMs })
      const { hash } = (await app.wire(id)).fair!
      const withKeys = (vault: readonly [string, ...string[]]) => ({
        ...app.config,
        secrets: { ...app.config.secrets, vault },
      })
      const older = app.config.secrets.vault
      expect(await lotterySeals.reseal({ db: app.db, config: withKeys(['the newer key', ...older]) })).toBe(true)
      expect(await lotterySeals.reseal({ db: app.db, config: withKeys(older) })).toBe(false)
      app.clock.move(6 * minuteMs)
      const needs = { ...app.needs, config: withKeys(['the newer key']) }
      await closeSales(needs)
      await drawDue(needs)
      expect(sha256((await app.wire(id)).fair!.seed!)).toBe(hash)
      // Lotteries of other tests are drawn with the older key.
      expect(await lotterySeals.reseal({ db: app.db, config: withKeys([...older, 'the newer key']) })).toBe(true)
    })
  })
})
