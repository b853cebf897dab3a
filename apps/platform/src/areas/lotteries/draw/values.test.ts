import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { type LotterySetup, minuteMs, openLotterySetup } from '../test/lotterySetup.ts'
import { closeSales, commitMs } from './closeSales.ts'
import { drawDue } from './drawDue.ts'
import { fetchBeacons } from './fetchBeacons.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

onEachDatabase((makeApp) => {
  let app: LotterySetup
  beforeAll(async () => {
    app = await openLotterySetup(makeApp)
  })
  const values = (id: bigint) => app.app.request(`${app.config.publicUrl}/api/lotteries/${id}/values`)
  const add = (player: Awaited<ReturnType<LotterySetup['player']>>, id: bigint, value: string) =>
    player.client.post(`/api/lotteries/${id}/values`, { value })
  async function closed(beaconUrl: string | null = null) {
    const id = await app.announce({ prizes: [{ places: '1-3', money: '5' }] }, { endMs: minuteMs - commitMs })
    const players = [await app.player(), await app.player()] as const
    for (const { id: player } of players) await app.give(player, id, 4)
    app.clock.move(minuteMs)
    await closeSales({ ...app.needs, config: { ...app.config, beaconUrl } })
    return { id, players }
  }

  test('players with tickets add one value each between the closing and the draw, and the draw uses these values', async () => {
    const { id, players } = await closed()
    const outsider = await app.player()
    expect((await add(outsider, id, 'no-tickets-here')).body.errors).toMatchObject({
      base: { not_eligible: expect.anything() },
    })
    expect((await add(players[0], id, 'first-value')).body).toEqual({ value: 'first-value' })
    expect((await add(players[0], id, 'second-thoughts')).body).toEqual({ value: 'first-value' })
    expect((await add(players[1], id, 'with:a:colon')).status).toBe(422)
    expect((await add(players[1], id, 'other-value')).status).toBe(200)
    expect((await values(id)).status).toBe(404)
    await app.finish(id)
    expect(await (await values(id)).text()).toBe('first-value\nother-value\n')
    const { fair } = await app.wire(id)
    expect(fair!.values_hash).toBe(sha256('first-value\nother-value\n'))
    const { steps } = (await players[0].client.get(`/api/lotteries/${id}/draw`)).body
    expect(steps[0].message).toBe(`${sha256(fair!.tickets_hash! + fair!.values_hash!)}:3:0`)
  })

  test('values are rejected while tickets are sold and once the draw is due', async () => {
    const id = await app.announce({}, { endMs: minuteMs - commitMs })
    const me = await app.player()
    await app.give(me.id, id, 1)
    expect((await add(me, id, 'too-early')).body.errors).toMatchObject({ base: { not_open: expect.anything() } })
    app.clock.move(minuteMs)
    await closeSales(app.needs)
    app.clock.move(5 * minuteMs)
    expect((await add(me, id, 'too-late-now')).body.errors).toMatchObject({ base: { not_open: expect.anything() } })
    await drawDue(app.needs)
    expect((await app.wire(id)).fair!.values_hash).toBe(sha256(''))
  })

  test('with a beacon, the draw waits for its output, which closes the list of values', async () => {
    const url = `https://beacon.example/${'ab'.repeat(32)}`
    const { id, players } = await closed(url)
    expect((await app.wire(id)).fair!.beacon).toBe(url)
    await add(players[0], id, 'first-value')
    app.clock.move(5 * minuteMs)
    await fetchBeacons({ ...app.needs, fetchBeacon: () => Promise.reject(new Error('unreachable')) })
    await drawDue(app.needs)
    expect((await app.wire(id)).finished_at).toBeNull()
    const output = { chain: 'ab'.repeat(32), round: 42, randomness: 'cd'.repeat(32) }
    await fetchBeacons({ ...app.needs, fetchBeacon: () => Promise.resolve(output) })
    await drawDue(app.needs)
    const list = `first-value\ndrand ${output.chain} 42 ${output.randomness}\n`
    expect(await (await values(id)).text()).toBe(list)
    expect((await app.wire(id)).fair!.values_hash).toBe(sha256(list))
  })
})
