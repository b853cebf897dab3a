import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { CallName, Request_ } from '../index.ts'
import { api, routes } from '../index.ts'
import { createClient } from '../protocol/client.ts'
import type { CallSpec } from '../protocol/define.ts'
import { isOurs, ourCalls } from '../protocol/extensions.ts'
import { ApiError } from '../protocol/failures.ts'
import { readAnswer, readMessage } from './readAnswer.ts'
import { readAs } from './readAs.ts'
import { extensionsOf, shapesOf } from './shapesOf.ts'
import { oddAnswers } from './testing/oddAnswers.ts'

const shapes = shapesOf()

/** The result a client returns for this platform response. */
function read<N extends CallName>(name: N, body: unknown, request: Request_<N>, status = 200) {
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)
  const client = createClient({
    fetch: async () => new Response(status === 204 ? null : text, { status }),
    baseUrl: 'http://platform.test',
    timeoutMs: 1_000,
    retries: 0,
    shapes,
  })
  return client(name, request)
}

describe('an answer of another platform', () => {
  test('numbers that came as text are numbers', async () => {
    const [account] = await read('wallet.accounts', [{ currency: 'EUR', amount_cents: '1250', active: 'true' }], {})
    expect(account).toMatchObject({ amount_cents: 1250, active: true, available_to_cashout_cents: 0, hidden_at: null })
  })

  test('an amount too large or not whole is unreadable', async () => {
    const rows = [
      { currency: 'EUR', amount_cents: '9007199254740993' },
      { currency: 'USD', amount_cents: 7.9 },
    ]
    expect(await read('wallet.accounts', rows, {})).toMatchObject([{ currency: 'USD', amount_cents: 7 }])
  })

  test('a row without its id, currency or amount is left out; the others stay', async () => {
    const rows = [{ currency: 'EUR', amount_cents: 1 }, { currency: 'USD' }, null, 'x', { amount_cents: 3 }]
    expect(await read('wallet.accounts', rows, {})).toHaveLength(1)
  })

  test.each([
    ['one object', { id: 7, currency: 'EUR' }, 1],
    [
      'an envelope',
      {
        data: [
          { id: 7, currency: 'EUR' },
          { id: 8, currency: 'EUR' },
        ],
      },
      2,
    ],
    ['a map', { a: { id: 7, currency: 'EUR' }, b: { id: 8, currency: 'EUR' } }, 2],
    ['nothing', undefined, 0],
    ['an empty object', {}, 0],
  ])('%s in the place of a list is a list', async (_, body, length) => {
    expect(await read('tournaments.list', body, {})).toHaveLength(length)
  })

  test('a list where one object is expected yields its first row', async () => {
    const found = await read('tournaments.status', [{ tournament_id: 4, games_taken: '9' }], { params: { id: 4 } })
    expect(found).toMatchObject({ tournament_id: 4, games_taken: 9 })
  })

  test('an empty object for a guest or a player who has not joined differs from an answer with missing fields', async () => {
    expect(await read('profile.player', {}, {})).toEqual({})
    expect(await read('tournaments.status', {}, { params: { id: 4 } })).toEqual({})
    expect(await read('profile.player', { id: 3, email: 'a@b.test' }, {})).toMatchObject({
      id: 3,
      statuses: [],
      currency: '',
    })
  })

  test('an unknown status is preserved', async () => {
    const payment = { id: 1, currency: 'EUR', amount_cents: 5, state: 'frozen', action: 'deposit' }
    expect(await read('cashbox.payments', [payment], {})).toMatchObject([{ state: 'frozen' }])
  })

  test('an HTML page, truncated JSON or an empty body where an object is expected is an error', async () => {
    for (const body of ['<html>Bad gateway</html>', '{"cent":{"us', undefined])
      await expect(read('profile.settings', body, {})).rejects.toBeInstanceOf(ApiError)
  })

  test('an empty answer to a write means done; an HTML page does not', async () => {
    expect(await read('cashbox.recall', undefined, { params: { id: 1 } }, 204)).toBeNull()
    await expect(read('cashbox.recall', '<html>', { params: { id: 1 } })).rejects.toBeInstanceOf(ApiError)
  })
})

describe('defaults for our extensions of the wire', () => {
  test('a payment method without a title has that of its brand', async () => {
    const methods = [{ id: 'mbp-13', brand: 'master_card', provider: 'x', deposit: { min: '10', max: 400 } }]
    expect(await read('cashbox.methods', { methods, providers: [] }, { params: { currency: 'EUR' } })).toMatchObject({
      methods: [{ title: 'Master Card', type: 'cards', fee: '', instant: [], deposit: { min: 10, max: 400 } }],
    })
  })

  test('a bonus without a factor has that of its figures', async () => {
    const bonus = { id: 1, currency: 'EUR', amount_cents: 1_000, amount_wager_requirement_cents: 35_000 }
    const [found] = await read('bonuses.list', [bonus], {})
    expect(found).toMatchObject({ wager: 35, closed_categories: [], payment_id: null, max_bet_cents: null })
    expect(found).not.toHaveProperty('version')
  })

  test('a game gets colours derived from its identifier', async () => {
    const game = { identifier: 'vendor/Name', title: 'Name', currencies: { EUR: { id: '5' } } }
    const { data } = await read('games.filter', { data: [game], pagination: {} }, { body: {} })
    expect(data[0]).toMatchObject({ badges: [], currencies: { EUR: { id: 5, jackpot: null } } })
    expect(data[0]?.preview).toMatchObject({ version: '' })
    expect(data[0]?.preview.colors).toHaveLength(3)
    expect(data[0]?.preview).not.toHaveProperty('picture')
  })

  test('a game’s picture has the address that the operator configured for the platform', async () => {
    const client = createClient({
      fetch: async () =>
        Response.json({ 'vendor/Big Win': { identifier: 'vendor/Big Win', provider: 'v', seo_title: 'win' } }),
      ...{ baseUrl: 'http://platform.test', timeoutMs: 1_000, retries: 0, shapes },
      gamePictures: () => 'https://pictures.test/{provider}/{identifier}.webp?n={name}&{other}',
    })
    const games = await client('games.select', { body: { game_ids: ['vendor/Big Win'] } })
    expect(games['vendor/Big Win']?.preview.picture).toBe('https://pictures.test/v/vendor/Big%20Win.webp?n=win&{other}')
  })

  test('a wheel sector without a prize gets a prize with an empty title', async () => {
    const [item] = await read('lootboxes.wheelConfig', [{ id: 4, weight: 10, bonuses: [] }], {})
    expect(item?.bonuses).toEqual([{ title: '', type: 'bonus', attributes: [], result_bonus: [] }])
  })

  test('an unknown ranking falls back to points, a studio without a title to its id', async () => {
    const race = { id: 4, title: 'Race', frontend_identifier: 'race', currency: 'EUR', strategy: 'turnover' }
    expect(await read('tournaments.list', [race], {})).toMatchObject([{ strategy: 'points' }])
    expect(await read('games.providers', [{ id: 'nordwind' }], {})).toMatchObject([{ title: 'nordwind' }])
  })

  test('a started payment without details is filled in from the request', async () => {
    const body = { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '20.00' } as const
    const found = await read('cashbox.process', { mode: 'redirect', url: 'https://pay.test/1' }, { body })
    expect(found).toMatchObject({ url: 'https://pay.test/1', payment: { amount_cents: 2_000, action: 'deposit' } })
  })
})

describe('a field of ours that a platform lacks', () => {
  /** Where a value differs from its schema, each place as its path without the numbers of rows. */
  const differences = (issues: readonly z.core.$ZodIssue[], before: readonly PropertyKey[] = []): string[] =>
    issues.flatMap((issue) => {
      const path = [...before, ...issue.path]
      if (issue.code === 'invalid_union') return issue.errors.flatMap((option) => differences(option, path))
      return [path.filter((part) => typeof part === 'string').join('.')]
    })
  const plainPath = (extension: string) => extension.replace(/\[\]|\{\}/g, '').replace(/^\./, '')
  const withOurs = (Object.entries(api) as [CallName, CallSpec][]).filter(
    ([name, spec]) => shapes.calls[name] !== undefined && !isOurs(name) && extensionsOf(spec).length > 0,
  )

  test.each(withOurs)('has in %s the type it declares: its default, or undefined', (name, spec) => {
    const schema = spec.answers[200] ?? spec.answers[201]
    // A session without a beginning is one of `oddAnswers`, and has no last moment either.
    const ours = new Set(
      extensionsOf(spec)
        .map(plainPath)
        .filter((path) => path !== 'last_seen_at'),
    )
    for (const { status, text } of fc.sample(oddAnswers(shapes, name), { seed: 20_261_126, numRuns: 60 })) {
      if (status !== 200 || !/^[[{]/.test(text)) continue
      const [method = ''] = routes[name].split(' ')
      let answer: unknown
      try {
        answer = readAnswer(shapes, { name, method, text, body: JSON.parse(text), context: {} })
      } catch {
        continue
      }
      const found = schema?.safeParse(answer)
      expect(differences(found?.error?.issues ?? []).filter((path) => ours.has(path))).toEqual([])
    }
  })
})

test('answers of our platform are read unchanged', () => {
  const account = {
    ...{ currency: 'EUR', amount_cents: 5, available_to_cashout_cents: 5, available_to_bet_with_locked_cent: 5 },
    ...{ hidden_at: null, deposit_available: true, selected_lottery_id: null, active: true, version: 3 },
  }
  expect(readAs(shapes, shapes.calls['wallet.accounts'] ?? 'x', [account])).toEqual([account])
})

test('reading any JSON yields the shape of a list or object, or an error', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(shapes.calls)), fc.jsonValue(), (name, value) => {
      const found = readAs(shapes, shapes.calls[name] ?? 'x', value)
      expect(found === undefined).toBe(false)
    }),
    { seed: 20_261_124, numRuns: 2_000 },
  )
})

describe('a realtime message', () => {
  test('is read as an answer is', () => {
    expect(readMessage(shapes, 'balance', { currency: 'EUR', amount_cents: '900' })).toMatchObject({
      ...{ currency: 'EUR', amount_cents: 900, available_to_cashout_cents: 0, hidden_at: null },
    })
    expect(
      readMessage(shapes, 'tournaments_statuses', { tournament_id: 4, nickname: 'me', points: '7' }),
    ).toMatchObject([{ tournament_id: 4, points: 7 }])
    const bonus = { id: 1, currency: 'EUR', amount_cents: 1_000, amount_wager_requirement_cents: 35_000 }
    expect(readMessage(shapes, 'bonuses_changes', bonus)).toMatchObject({ wager: 35, closed_categories: [] })
  })

  test('without its key is rejected', () => {
    for (const message of [null, 'x', 7, [], {}, { amount_cents: 7 }])
      expect(readMessage(shapes, 'balance', message)).toBeUndefined()
    expect(readMessage(shapes, 'payments_changes', { currency: 'EUR', amount_cents: 7 })).toBeUndefined()
  })

  test('of any kind is a message of its channel, or rejected', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(shapes.messages)), fc.jsonValue(), (channel, value) => {
        expect(typeof readMessage(shapes, channel as 'balance', value)).toMatch(/object|undefined/)
      }),
      { seed: 20_261_124, numRuns: 1_000 },
    )
  })
})

test('every call of ours is a call', () => {
  for (const name of ourCalls) expect([routes[name], api[name].summary]).toHaveLength(2)
})
