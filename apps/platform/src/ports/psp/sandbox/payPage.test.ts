import { expect, test } from 'vitest'
import type { DepositOrder } from '../provider.ts'
import { payPage } from './payPage.ts'

const card: DepositOrder = {
  paymentId: '1',
  player: '7',
  amount: '60.00',
  currency: 'EUR',
  method: { id: 'visa', brand: 'visa', title: 'Visa', type: 'cards' },
  coin: null,
  account: null,
  isOneClick: false,
  playerStatus: null,
  locale: 'en',
  callbackUrl: 'http://localhost/callbacks/psp',
  returnUrls: { success: '/success', failure: '/failure', pending: '/pending' },
}
const voucher = { id: 'voucher', brand: 'voucher', title: 'Voucher', type: 'voucher' }
const crypto = { id: 'btc', brand: 'bitcoin', title: 'Bitcoin', type: 'crypto' }

/** The words on the buttons of an order's page that cannot be pressed before its script runs. */
async function waitingButtons(own: Partial<DepositOrder>): Promise<string[]> {
  const order = {
    kind: 'deposit',
    token: 'abc',
    request: { ...card, ...own },
    status: 'open',
    created_at: new Date(0),
  } as const
  const text = String(await payPage(order, 'Apogee'))
  return [...text.matchAll(/<button[^>]* disabled data-script[^>]*>\s*([^<]*?)\s*</g)].map(([, words]) => words ?? '')
}

test('a button that only the page’s script answers waits for it, so that no press is lost', async () => {
  expect(await waitingButtons({})).toEqual(['Fill in a test card', 'Pay €60.00'])
  expect(await waitingButtons({ account: { token: 't', title: '•••• 4242' } })).toContain('Fill in a test card')
  expect(await waitingButtons({ method: voucher })).toEqual(['Fill in a test voucher'])
  expect(await waitingButtons({ method: crypto, coin: { amount: '0.001', currency: 'BTC' } })).toEqual(['Copy', 'Copy'])
})
