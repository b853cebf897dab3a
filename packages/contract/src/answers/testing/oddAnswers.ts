import fc, { type Arbitrary } from 'fast-check'
import { routes } from '../../protocol/routes.ts'
import type { Shape, Shapes } from '../shape.ts'

/** A response that deviates from the contract. `text` as sent over the wire. */
export interface OddAnswer {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** Without these a row is left out (`readAs`): most generated rows have them, or nothing odd would ever be shown. */
const essential = new Set(['id', 'identifier', 'currency', 'code', 'amount_cents', 'title', 'frontend_identifier'])

const odd: Arbitrary<unknown> = fc.constantFrom<unknown[]>(
  ...[null, '', 'text', '12.50', '-3', 0, -1, 1.5, 1e21, true, [], {}, [null], { 0: 'x' }, '<b>bold</b>', '2026-13-45'],
)

const moments = ['2026-11-24T10:00:00.000Z', '2026-11-24', '1999-01-01T00:00:00Z', '2031-05-05T12:00:00.000Z', '']
const texts = [
  'Copper Canyon',
  'active',
  'never heard of',
  '',
  'ÆØÅ “quoted” 🎰',
  'a'.repeat(300),
  '/path/of/it',
  '{"a":1}',
]
/** Texts that are used for more than to be read. */
const named: Readonly<Record<string, readonly unknown[]>> = {
  currency: ['EUR', 'USD', 'BTC', 'XAF', 'GLORP', 'eur', ''],
  identifier: ['vendor/CopperCanyon', 'vendor', 'a/b/c', '%E0%A4%A', 'vendor/Æ'],
  provider: ['vendor', 'nobody', '', 'Æ b'],
  seo_title: ['copper-canyon', '', 'a/b', null],
  id: [1, 7, '7', 401, 'popular', 'vendor', 'level_2', '257'],
  email: ['player@plain.test', ''],
  country: ['DE', 'XX', 'de', 'Germany', ''],
  code: ['DE', 'EUR', 'XX', '???', ''],
  language: ['en', 'xx', 'pt-BR', ''],
  url: ['https://pay.test/1', '/pay', 'javascript:alert(1)', '', 'http://[bad'],
  path: ['about', '/about', 'a/b', ''],
  frontend_identifier: ['quest--xs--warm-up--1', 'achievement-1', 'plain-race', 'nonvisible', 'quest', ''],
}

/**
 * Values of a shape that are mostly as the contract has them, and now and then are not: a field missing, null, text for
 * a number, a list for an object.
 */
function oddValue(shapes: Shapes, shape: Shape, name = '', depth = 0): Arbitrary<unknown> {
  const kind = typeof shape === 'number' ? (shapes.table[shape] ?? 'x') : shape
  if (typeof kind === 'number') return oddValue(shapes, kind, name, depth)
  const right = rightValue(shapes, kind, name, depth)
  return essential.has(name) ? right : fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: odd })
}

function rightValue(shapes: Shapes, kind: Exclude<Shape, number>, name: string, depth: number): Arbitrary<unknown> {
  const known = named[name]
  if (known && typeof kind === 'string') return fc.constantFrom(...known)
  if (typeof kind === 'string') return scalarOf(kind)
  const inner = (part: Shape, of = name) => (depth > 6 ? fc.constant(null) : oddValue(shapes, part, of, depth + 1))
  switch (kind[0]) {
    case '?':
      return fc.oneof(fc.constant(null), inner(kind[1]))
    case 'a':
      return fc.array(inner(kind[1], ''), { maxLength: 3 })
    case 'r':
      return fc.dictionary(fc.constantFrom('EUR', 'USD', 'XAF', '1001', 'FUN', 'vendor/CopperCanyon'), inner(kind[1]), {
        maxKeys: 3,
      })
    case 'l':
      return fc.constantFrom<unknown[]>(...kind.slice(1), 'unheard of')
    case 'u':
      return fc.oneof(...kind.slice(1).map((option) => inner(option as Shape)))
    case 'o': {
      const fields = Object.entries(kind[1])
        // Other platforms send none of our extensions.
        .filter(([marked]) => !marked.includes('~'))
        .map(([marked, part]) => [marked.replace(/\?$/, ''), part] as const)
      const record = Object.fromEntries(fields.map(([field, part]) => [field, inner(part, field)]))
      const kept = fields.map(([field]) => field).filter((field) => essential.has(field))
      return fc.oneof(
        { weight: 2, arbitrary: fc.record(record) },
        { weight: 1, arbitrary: fc.record(record, { requiredKeys: kept }) },
      )
    }
  }
}

function scalarOf(kind: 's' | 'd' | 'n' | 'i' | 'b' | 'x'): Arbitrary<unknown> {
  if (kind === 'b') return fc.boolean()
  if (kind === 'd') return fc.constantFrom(...moments)
  if (kind === 's') return fc.constantFrom(...texts)
  if (kind === 'x') return fc.jsonValue({ maxDepth: 2 })
  const number = fc.constantFrom(0, 1, 7, 250, 12_345, -5, 9_007_199_254_740_992)
  return fc.oneof(number, number.map(String))
}

const json = 'application/json'
const page = '<!doctype html><html><body><h1>Bad gateway</h1></body></html>'
/** Responses that are broken for any call. */
const broken: readonly OddAnswer[] = [
  { status: 502, type: 'text/html', text: page },
  { status: 200, type: 'text/html', text: page },
  { status: 204, type: json, text: '' },
  { status: 200, type: json, text: '' },
  { status: 200, type: json, text: 'null' },
  { status: 200, type: json, text: '{"data":[{"id":1,' },
  { status: 404, type: 'text/html', text: page },
  { status: 500, type: json, text: '{"errors":{"base":{"unexpected":"no"}}}' },
]

/**
 * Answers to a call of the contract, by any platform: most have its shape with some oddity in it, some are no answer to
 * it at all.
 */
export function oddAnswers(shapes: Shapes, name: keyof typeof routes): Arbitrary<OddAnswer> {
  const shape = shapes.calls[name]
  const gone = fc.constantFrom(...broken)
  if (shape === undefined) return gone
  const told = oddValue(shapes, shape).map((body) => ({ status: 200, type: json, text: JSON.stringify(body) ?? '' }))
  return fc.oneof({ weight: 6, arbitrary: told }, { weight: 1, arbitrary: gone })
}

const patterns = (Object.entries(routes) as [keyof typeof routes, string][])
  .map(([name, route]) => {
    const [method = '', path = ''] = route.split(' ')
    const pattern = path
      .replace(/[.]/g, '\\.')
      .replace(/:\w+\{\\\.\+\}/g, '.+')
      .replace(/:\w+/g, '[^/]+')
    return { name, method, pattern: new RegExp(`^${pattern}$`), params: path.split(':').length }
  })
  .sort((one, other) => one.params - other.params)

/** The call of the contract that a request is. */
export const callOf = (method: string, path: string): keyof typeof routes | undefined =>
  patterns.find((each) => each.method === method && each.pattern.test(path))?.name
