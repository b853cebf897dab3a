import { beforeEach, expect, test } from 'vitest'
import { OnceByKey } from './onceByKey.ts'

const clock = { now: 0 }
let once: OnceByKey
let sent: string[]
beforeEach(() => {
  clock.now = 0
  sent = []
  once = new OnceByKey(['_casino_session'], () => clock.now)
})

interface Call {
  readonly key?: string
  readonly body?: string
  readonly session?: string
}
function pay(
  answer: () => Response | Promise<Response>,
  { key = 'k1', body = '{"amount":"20"}', session = 'ann' }: Call = {},
) {
  const headers = { cookie: `seen=${sent.length}; _casino_session=${session}`, ...(key && { 'idempotency-key': key }) }
  const request = new Request('https://casino.test/api/payment_processing', { method: 'POST', body, headers })
  return once.answer(request, async (asked) => {
    sent.push(await asked.text())
    return answer()
  })
}
const paid = () => Response.json({ id: 7 }, { status: 201, headers: { 'x-own': 'kept' } })

test('[WIRE-05] a call that a browser repeats is sent once, while it is on its way and after it was answered', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const calls = [pay(() => promise), pay(paid)]
  resolve(paid())
  for (const answered of [...(await Promise.all(calls)), await pay(paid)])
    expect([answered.status, answered.headers.get('x-own'), await answered.json()]).toEqual([201, 'kept', { id: 7 }])
  expect(sent).toEqual(['{"amount":"20"}'])
})

test('another key, another body, another visitor and a call without a key are calls of their own', async () => {
  for (const call of [{}, { key: 'k2' }, { body: '{"amount":"30"}' }, { session: 'bob' }, { key: '' }, { key: '' }])
    expect((await pay(paid, call)).status).toBe(201)
  expect(sent).toHaveLength(6)
})

test('what was refused or not answered is sent again when somebody asks again', async () => {
  expect((await pay(() => new Response('{}', { status: 422 }))).status).toBe(422)
  await expect(
    pay(() => {
      throw new Error('the line is cut')
    }),
  ).rejects.toThrow('cut')
  for (let press = 0; press < 2; press += 1)
    expect((await pay(() => new Response(null, { status: 204 }))).status).toBe(204)
  expect(sent).toHaveLength(3)
})

test('an answer is kept for ten minutes', async () => {
  await pay(paid)
  clock.now = 10 * 60_000
  await pay(paid)
  expect(sent).toHaveLength(2)
})
