import { expect, test } from 'vitest'
import { answerTo } from './subscriptions'

const none = {
  receive_promos: false,
  receive_sms_promos: false,
  receive_promos_via_phone_calls: false,
  agreed_to_partner_promotions: false,
}

test('[ERR-06] a new subscription is confirmed by a success toast', () => {
  expect(answerTo(none, { receive_promos: true })).toEqual({ kind: 'success', text: 'subscribed' })
})

test('[ERR-06] an existing subscription is confirmed by a message toast', () => {
  expect(answerTo({ ...none, receive_promos: true }, { receive_promos: true })).toEqual({
    kind: 'message',
    text: 'already',
  })
})

test('an ended subscription is confirmed', () => {
  expect(answerTo({ ...none, receive_promos: true }, { receive_promos: false }).text).toBe('stopped')
})
