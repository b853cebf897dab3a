import { api } from '@apogee/contract'
import { beforeAll, expect, test } from 'vitest'
import { testNow } from '../../testing/testApp.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { key, onBonusSetup } from './test/bonusSetup.ts'

onBonusSetup((setup) => {
  let client: TestClient
  let stranger: TestClient
  beforeAll(async () => {
    const player = await setup.player()
    client = player.client
    stranger = (await setup.player()).client
    await setup.deposit(player.id, 50_00n, 'welcome-1')
    const [{ id }] = (await client.get('/api/player/bonuses')).body
    await client.post(`/api/player/bonuses/${id}/activation`, undefined, key())
    await client.delete(`/api/player/bonuses/${id}`, undefined, key())
  })

  const events = async (query = '') =>
    api['bonuses.events'].answers[200].parse((await client.get(`/api/player/bonuses/events${query}`)).body)
  const lines = async (path: string, as = client) => ((await as.get(path)).body as string).split('\r\n')

  test('[SAFE-07] the history lists every transition of a bonus with the money it moved', async () => {
    const { data, next } = await events()
    expect(data.map(({ stage, amount_cents }) => [stage, amount_cents])).toEqual([
      ['canceled', -50_00],
      ['handle_bets', 50_00],
      ['wait', 0],
      // The free spins that came with it, and the bonus itself.
      ['issued', 0],
      ['issued', 0],
    ])
    expect(data.map(({ bonus_id, freespins_id }) => [bonus_id === null, freespins_id === null])).toEqual([
      [false, true],
      [false, true],
      [false, true],
      [true, false],
      [false, true],
    ])
    expect(next).toBeNull()
    const first = await events('?limit=1')
    expect((await events(`?limit=9&after=${first.next}`)).data).toEqual(data.slice(1))
    expect((await events('?currency=USD')).data).toEqual([])
    expect((await events(`?to=${new Date(testNow.getTime() - 1).toISOString()}`)).data).toEqual([])
  })

  test('[SAFE-07] bonuses and payments can be exported as CSV, with amounts in whole units', async () => {
    const [head, ended] = await lines('/api/player/bonuses/events.csv')
    expect(head).toMatch(/^\uFEFF?at,bonus,freespins,title,stage,currency,amount$/)
    expect(ended).toMatch(new RegExp(`^${testNow.toISOString()},\\d+,,.+,canceled,EUR,-50\\.00$`))
    const payments = await lines('/api/player/payments.csv?type=deposit')
    expect(payments[0]).toMatch(/created_at,finished_at,payment,kind,method,account,currency,amount,state,reason$/)
    expect(payments[1]).toMatch(/,deposit,Visa,,EUR,50\.00,succeeded,$/)
    expect(payments.slice(2)).toEqual([''])
    expect((await lines('/api/player/payments.csv?type=cashout')).slice(1)).toEqual([''])
    expect((await lines(`/api/player/payments.csv?to=${testNow.toISOString()}`)).slice(1)).toEqual([''])
  })

  test('[SEC-12] another player cannot read it', async () => {
    expect((await stranger.get('/api/player/bonuses/events')).body).toEqual({ data: [], next: null })
    expect((await lines('/api/player/bonuses/events.csv', stranger)).slice(1)).toEqual([''])
    expect((await lines('/api/player/payments.csv', stranger)).slice(1)).toEqual([''])
  })
})
