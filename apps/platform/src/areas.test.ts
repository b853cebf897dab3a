import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { areas } from './areas.ts'
import {
  type Area,
  checkTables,
  configFilesOf,
  consumersOf,
  defineArea,
  handlersOf,
  mailKindsOf,
  openServices,
  operatorCommandsOf,
  type Parts,
  timersOf,
} from './core/area.ts'
import type { Handlers } from './core/http/handler.ts'
import type { Consumer } from './core/outbox/outbox.ts'

// Nothing here runs: consumers and timers are only made.
const parts = { config: { secrets: {} } } as Parts
const folder = join(import.meta.dirname, 'areas')

test('every folder of an area is on the list, under its own name', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(areas.map(({ name }) => name).toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
})

test('no call, table, consumer or timer belongs to two areas', () => {
  expect(() => handlersOf(areas)).not.toThrow()
  expect(() => checkTables(areas)).not.toThrow()
  expect(new Set(consumersOf(areas, parts).map(({ name }) => name)).size).toBeGreaterThan(0)
  expect(new Set(timersOf(areas, parts).map(({ name }) => name)).size).toBeGreaterThan(0)
})

const health = { 'site.health': () => ({ status: 200, body: { status: 'ok' } }) } satisfies Partial<Handlers>
const consumer: Consumer = { name: 'quests', reactions: [] }
const timer = { name: 'old quests', everyMs: 1000, run: async () => undefined }
const named = (name: string, rest: Partial<Area>) => defineArea({ name, handlers: {}, ...rest })

test('two areas that name the same call, consumer or timer are refused', () => {
  const [one, other] = [named('site', { handlers: health }), named('quests', { handlers: health })]
  expect(() => handlersOf([one, other])).toThrow('the call "site.health" belongs to site and to quests')
  const consuming = { consumers: () => [consumer] }
  expect(() => consumersOf([named('quests', consuming), named('games', consuming)], parts)).toThrow(
    'the consumer "quests" belongs to quests and to games',
  )
  const timing = { timers: () => [timer] }
  expect(() => timersOf([named('quests', timing), named('games', timing)], parts)).toThrow(
    'the timer "old quests" belongs to quests and to games',
  )
})

test('two that list the same table are refused', () => {
  const [one, other] = [named('quests', { tables: ['quests'] }), named('games', { tables: ['games', 'quests'] })]
  expect(() => checkTables([one, other])).toThrow('the table "quests" belongs to quests and to games')
})

test('two that send a mail, take an order or describe a file of the same name are refused', () => {
  const twice = (rest: Partial<Area>) => [named('quests', rest), named('games', rest)]
  expect(() => mailKindsOf(twice({ mails: { questDone: { path: '/' } } }))).toThrow('the mail "questDone"')
  expect(() => configFilesOf(twice({ config: { quests: z.string() } }))).toThrow('the configuration file "quests"')
  const order = { command: 'quest-end', usage: '', read: () => undefined }
  expect(() => operatorCommandsOf(twice({ operatorCommands: [order] }))).toThrow('order "quest-end"')
})

test('an area may use the services of those before it, and two that offer the same are refused', async () => {
  const first = named('wallet', { services: () => ({ announceBalance: () => undefined }) })
  const heard: string[][] = []
  const second = named('games', {
    services: async (given) => {
      heard.push(Object.keys(given))
      return { categoriesOf: () => [] }
    },
  })
  expect(Object.keys(await openServices([first, second], { log: null }))).toEqual([
    'log',
    'announceBalance',
    'categoriesOf',
  ])
  expect(heard).toEqual([['log', 'announceBalance']])
  await expect(
    openServices([first, second, named('quests', { services: () => ({ categoriesOf: () => [] }) })], {}),
  ).rejects.toThrow('the service "categoriesOf" belongs to games and to quests')
})

test('a call without a handler does not compile', () => {
  const some = handlersOf([defineArea({ name: 'site', handlers: health })])
  // @ts-expect-error most calls of the contract have no handler here
  const all: Handlers = some
  expect(Object.keys(all)).toEqual(['site.health'])
})

test('an area limits its own calls alone', () => {
  const limit = { address: { burst: 1, perMinute: 1 } }
  // @ts-expect-error the call belongs to another area
  const area = defineArea({ name: 'site', handlers: health, rateLimits: { 'auth.signIn': limit } })
  expect(area.name).toBe('site')
})
