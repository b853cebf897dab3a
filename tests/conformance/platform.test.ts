import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlainPlatform, startPlainPlatform } from '../plain/platform.ts'
import { demoPassword } from '../plain/state.ts'
import { conformPlatform, type Finding, faultsOf, isUnfit } from './platformRules.ts'

let platform: PlainPlatform
beforeAll(async () => {
  platform = await startPlainPlatform()
})
afterAll(() => platform.close())

const conform = (): Promise<Finding[]> =>
  conformPlatform({
    url: platform.url,
    signIn: { email: 'player@plain.test', password: demoPassword },
    send: (address, init) => fetch(address, init),
  })
const of = (found: readonly Finding[], call: string) => found.find((one) => one.call === call)

test('a plain platform passes; its shape faults are reported by field, and Apogee’s own calls as missing', async () => {
  const found = await conform()
  expect(found.filter(isUnfit)).toEqual([])
  expect(found.filter(({ state }) => state === 'not tried')).toEqual([])
  expect(of(found, 'wallet.accounts')).toMatchObject({ state: 'faulty', weight: 'needed' })
  expect(of(found, 'wallet.accounts')?.faults.join()).toContain('[].amount_cents')
  expect(of(found, 'tournaments.statuses')).toMatchObject({ state: 'missing', weight: 'optional' })
  expect(of(found, 'vip.club')).toMatchObject({ state: 'missing', weight: 'extension' })
})

test('missing extensions of Apogee are no fault of another platform', () => {
  const account = {
    ...{ currency: 'EUR', amount_cents: 5, available_to_cashout_cents: 5, available_to_bet_with_locked_cent: 5 },
    ...{ hidden_at: null, deposit_available: true, selected_lottery_id: null, active: true },
  }
  expect(faultsOf('wallet.accounts', [account])).toEqual([])
})

test('a platform is unfit if a needed call is missing or answers with a page', async () => {
  platform.faults.set('POST /api/games_filter', { status: 404 })
  platform.faults.set('GET /api/info/currencies', 'pageWith200')
  try {
    const unfit = (await conform()).filter(isUnfit).map(({ call, state }) => [call, state])
    expect(unfit).toEqual([
      ['site.currencies', 'broken'],
      ['games.filter', 'missing'],
    ])
  } finally {
    platform.faults.clear()
  }
})
