import { expect, test } from 'vitest'
import { answerTo } from './subscriptions'

const none = {
  receive_promos: false,
  receive_sms_promos: false,
  receive_promos_via_phone_calls: false,
  agreed_to_partner_promotions: false,
}

test('[ERR-06] who subscribes is told by a toast of kind success', () => {
  expect(answerTo(none, { receive_promos: true })).toEqual({ kind: 'success', text: 'subscribed' })
})

test('[ERR-06] who was subscribed already is told by a toast of kind message', () => {
  expect(answerTo({ ...none, receive_promos: true }, { receive_promos: true })).toEqual({
    kind: 'message',
    text: 'already',
  })
})

test('who stops it is told so', () => {
  expect(answerTo({ ...none, receive_promos: true }, { receive_promos: false }).text).toBe('stopped')
})
