import { expect, test } from 'vitest'
import { z } from 'zod'
import { api, errorCodes, routes } from './index.ts'
import type { ContractRow } from './protocol/define.ts'

const rows = Object.entries(api) as [keyof typeof api, ContractRow][]
const placeholders = (path: string) => [...path.matchAll(/:(\w+)/g)].map((match) => match[1])

test('[WIRE-01] every row has its route', () => {
  for (const [name, { route }] of rows) expect([name, routes[name]]).toEqual([name, route])
  expect(Object.keys(routes)).toEqual(Object.keys(api))
})

test('no two calls share a method and path', () => {
  const shapes = Object.values(routes).map((route) => route.replace(/:\w+/g, ':'))
  expect(new Set(shapes).size).toBe(shapes.length)
})

test('every call declares exactly the parameters of its path', () => {
  for (const [name, spec] of rows)
    expect(Object.keys(spec.params?.shape ?? {}).sort(), name).toEqual(placeholders(routes[name]).sort())
})

test('every call has at least one success status and a summary', () => {
  for (const [name, spec] of rows) {
    const statuses = Object.keys(spec.answers).map(Number)
    expect(statuses.length, name).toBeGreaterThan(0)
    // A failing probe’s 503 is an answer too: it lists the dependencies that are down.
    const known = name === 'site.ready' ? [200, 503] : [200, 201, 204, 303]
    for (const status of statuses) expect(known, name).toContain(status)
    expect(spec.summary.length, name).toBeGreaterThan(3)
  }
})

test('an example is a body that its call accepts', () => {
  const examples = rows.filter(([, { example }]) => example !== undefined)
  expect(examples.length).toBeGreaterThan(0)
  for (const [name, { body, example }] of examples) expect(body?.safeParse(example).success, name).toBe(true)
})

test('[ROLE-01] the front end calls as a visitor or as a player: another role has no call', () => {
  const fromBrowsers = rows.filter(([name]) => routes[name].includes(' /api/'))
  expect(fromBrowsers.length).toBeGreaterThan(50)
  for (const [name, { who }] of fromBrowsers) expect(['anyone', 'player'], name).toContain(who)
})

test('only closed codes are declared as refusals', () => {
  for (const [, spec] of rows) for (const code of spec.errors ?? []) expect(errorCodes).toContain(code)
  expect(new Set(errorCodes).size).toBe(errorCodes.length)
})

test('[WIRE-05] a call that moves money is a write', () => {
  const money = rows.filter(([, spec]) => spec.money)
  expect(money.length).toBeGreaterThan(0)
  for (const [name] of money) expect(routes[name]).not.toMatch(/^GET /)
})

test('[SEC-02] a read carries no body', () => {
  for (const [name, spec] of rows) if (routes[name].startsWith('GET ')) expect(spec.body, name).toBeUndefined()
})

/** The objects a schema is made of, under optional, default, union and array. */
function objectsIn(schema: unknown): z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema, ...Object.values(schema.shape).flatMap(objectsIn)]
  if (schema instanceof z.ZodArray) return objectsIn(schema.element)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(objectsIn)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return objectsIn(schema.unwrap())
  return []
}

// A log line has the fields its sender gives it, a payment those its method declares (WIRE-08), a profile those the
// operator configures.
const open = ['tracking.log', 'cashbox.process', 'profile.update']

test('[SEC-12] a body drops fields it does not know', () => {
  const passing = rows.flatMap(([name, spec]) =>
    objectsIn(spec.body)
      .filter((object) => object.def.catchall && !(object.def.catchall instanceof z.ZodNever))
      .map(() => name),
  )
  expect([...new Set(passing)].filter((name) => !open.includes(name))).toEqual([])
  expect(api['games.select'].body.parse({ game_ids: ['a/B'], admin: true })).toEqual({ game_ids: ['a/B'] })
})

test('[LOB-15][CONST-03] a page of games is 40 of the desktop list by default', () => {
  expect(api['games.filter'].body.parse({})).toEqual({ device: 'desktop', page: 1, page_size: 40 })
})

test.each([
  [{ page: 0 }],
  [{ page_size: 0 }],
  [{ page_size: 201 }],
  [{ page: 1.5 }],
  [{ device: 'fridge' }],
  [{ filter: { categories: { identifiers: ['new'], strategy: 'XOR' } } }],
  [{ filter: { volatility_rating: ['wild'] } }],
  [{ filter: { title: 'x'.repeat(101) } }],
])('games.filter refuses %j', (body) => {
  expect(api['games.filter'].body.safeParse(body).success).toBe(false)
})

test.each([[0], [-1], [1.5], [2 ** 53]])('[WIRE-07] a bet of %d is rejected', (amount_cents) => {
  const body = { session: 's', round_id: 'r', transaction_id: 't', amount_cents }
  expect(api['studio.bet'].body.safeParse(body).success).toBe(false)
})

test('[WIRE-07] a win of nothing closes a lost round', () => {
  const body = { session: 's', round_id: 'r', transaction_id: 't', amount_cents: 0, round_finished: true }
  expect(api['studio.win'].body.safeParse(body).success).toBe(true)
})
