import { api, type CallName, type CallSpec, routes } from '@apogee/contract'
import { extensionsOf } from '@apogee/contract/answers/shapesOf'
import { isOurs } from '@apogee/contract/protocol/extensions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlainPlatform, startPlainPlatform } from './platform.ts'
import { demoPassword } from './state.ts'

let platform: PlainPlatform
beforeAll(async () => {
  platform = await startPlainPlatform()
})
afterAll(() => platform.close())

const fetchPath = (path: string, init: RequestInit = {}) => fetch(platform.url + path, init)
const post = (path: string, body: unknown, cookie = '') =>
  fetchPath(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

async function signIn(): Promise<string> {
  const answer = await post('/api/users/sign_in', { user: { email: 'player@plain.test', password: demoPassword } })
  expect(answer.status).toBe(201)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const values: Record<string, string> = {
  id: '401',
  type: 'money',
  currency: 'EUR',
  slug: 'plain-house',
  methodId: 'mbp-13',
}
const pathOf = (name: CallName) =>
  routes[name].split(' ')[1]!.replace(/:(\w+)(\{\.\+\})?/g, (_, key: string) => values[key] ?? 'x')

/** The path of every field of an answer, lists as `[]`. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, `${path}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => {
    const own = path === '' ? key : `${path}.${key}`
    return [own, ...fieldsOf(one, own)]
  })
}

const reads = (Object.entries(api) as [CallName, CallSpec][]).filter(
  ([name, spec]) => routes[name].startsWith('GET /') && !spec.raw && spec.who !== 'partner',
)

test('the plain platform has none of our calls, and none of our fields in any answer', async () => {
  const cookie = await signIn()
  for (const [name, spec] of reads) {
    const answer = await fetchPath(pathOf(name), { headers: { cookie } })
    const text = await answer.text()
    if (isOurs(name)) {
      expect([name, answer.status]).toEqual([name, 404])
      continue
    }
    if (!answer.ok || text === '') continue
    const fields = new Set(fieldsOf(JSON.parse(text)))
    expect([name, extensionsOf(spec).filter((field) => fields.has(field))]).toEqual([name, []])
  }
})

test('a guest gets an empty player, and calls of a player are rejected', async () => {
  expect(await (await fetchPath('/api/player')).json()).toEqual({})
  expect((await fetchPath('/api/player/accounts')).status).toBe(401)
})

test('a deposit leads to a payment page, and the paid amount arrives in the wallet', async () => {
  const cookie = await signIn()
  const order = {
    payment_method: 'mbp-13',
    payment_action: 'deposit',
    currency: 'EUR',
    amount: '20.00',
    custom_routes: { success_url: '/back' },
  }
  const { mode, url } = (await (await post('/api/payment_processing', order, cookie)).json()) as Record<string, string>
  expect(mode).toBe('redirect')
  const [path] = url!.split('?')
  const paid = await fetchPath(`${path}/approve?to=/back`, { headers: { cookie }, redirect: 'manual' })
  expect([paid.status, paid.headers.get('location')]).toEqual([303, '/back'])
  const accounts = (await (await fetchPath('/api/player/accounts', { headers: { cookie } })).json()) as {
    amount_cents: number
  }[]
  expect(accounts[0]?.amount_cents).toBe(127_000)
})

test('the newer paths give the same answers', async () => {
  expect(await (await fetchPath('/api-fe/config/menu-categories-games')).json()).toEqual(
    await (await fetchPath('/api/fe/config/menu-categories-games')).json(),
  )
})

test('faults can be added to answers and removed again', async () => {
  await fetchPath('/__plain/faults', {
    method: 'PUT',
    body: JSON.stringify({ call: 'GET /api/jackpots', fault: 'pageWith200' }),
  })
  expect(await (await fetchPath('/api/jackpots')).text()).toContain('<h1>')
  await fetchPath('/__plain/faults', {
    method: 'PUT',
    body: JSON.stringify({ call: 'GET /api/jackpots', fault: 'drops' }),
  })
  await expect(fetchPath('/api/jackpots')).rejects.toThrow()
  await fetchPath('/__plain/faults', { method: 'DELETE' })
  expect((await fetchPath('/api/jackpots')).headers.get('content-type')).toContain('json')
})
