import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { visa } from './methodFixture'
import type { Method } from './model'
import { newerMethod, paymentsApi } from './paymentsApi'

const { api } = vi.hoisted(() => ({ api: vi.fn() }))
vi.mock('../../lib/api', () => ({ api }))

const voucher: Method = { ...visa, id: 'voucher', brand: 'voucher', type: 'voucher' }
delete (voucher as { cashout?: unknown }).cashout
const account = { id: 3, method: 'visa', brand: 'visa', kind: 'deposit', title: '•••• 4417', last_used_at: '' } as const
const form = {
  fields: [
    { field: 'amount', type: 'amount', min: 20, max: 4000 },
    { field: 'recipient', type: 'iban' },
  ],
}
const answers: Record<string, unknown> = {
  'cashbox.methods': { methods: [visa, voucher] },
  'cashbox.accounts': [account],
  'cashbox.cashoutInfo': { ...visa, cashout_form_fields: form },
  'site.playerFields': { fields: [], contexts: { cashout: ['first_name', 'city'] } },
  'profile.player': { id: 1, first_name: 'Ada', city: null, auth_fields_missed: [] },
}

beforeEach(() => {
  api.mockReset()
  api.mockImplementation(async (name: string) => answers[name])
})
const open = () => paymentsApi(new QueryClient())

test('[CASH-06] [CASH-07] a method of the older API is converted to the newer form: profiles, limits, fee and time', async () => {
  const [method] = await open().getMethods({ currency: 'EUR', paymentAction: 'deposit' })
  expect(method).toMatchObject({
    id: 'visa',
    brand: 'visa',
    provider: 'sandbox',
    type: 'cards',
    isForSavedProfilesOnly: false,
    savedProfiles: [{ id: 3, title: '•••• 4417', isRemoveAvailable: true }],
    termsOfService: {
      processingTime: { type: 'instant' },
      commissions: { type: 'none' },
      restrictions: { minAmountValue: 10, maxAmountValue: 4000, amountCurrencyCode: 'EUR' },
    },
  })
})

test('a method without payouts is not offered for withdrawals; a card pays out only to a card that has paid in', async () => {
  const methods = await open().getMethods({ currency: 'EUR', paymentAction: 'cashout' })
  expect(methods.map(({ id, isForSavedProfilesOnly }) => [id, isForSavedProfilesOnly])).toEqual([['visa', true]])
  expect(newerMethod({ ...visa, type: 'e_wallet' }, [], 'cashout', 'EUR')).toMatchObject({
    type: 'direct',
    isProfileRequiredForCashout: false,
    termsOfService: { processingTime: { type: 'days' } },
  })
})

test('fields come from the form; missing player data becomes required and blocks the payment', async () => {
  const query = { id: 'visa', currency: 'EUR', paymentAction: 'cashout' } as const
  const fields = await open().getMethodFields(query)
  expect(fields).toEqual({
    amountField: form.fields[0],
    methodFields: [form.fields[1]],
    playerFields: [{ field: 'city' }],
    isSubmitAvailable: false,
  })
  expect((await open().getMethodFields({ ...query, savedProfileId: 3 })).methodFields).toEqual([])
})

test('methods are requested once, until the cache is reset', async () => {
  const newer = open()
  const query = { currency: 'EUR', paymentAction: 'deposit' } as const
  await newer.getMethods(query)
  await newer.getMethods(query)
  expect(api).toHaveBeenCalledTimes(2)
})
