import { expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from '../errors.ts'
import { readInput } from './readInput.ts'

const spec = {
  params: z.object({ id: z.string() }),
  query: z.object({ search: z.string().optional() }),
  body: z.object({ user: z.object({ name: z.string(), tags: z.array(z.string()).optional() }) }),
}

function refusalOf(params: Record<string, string>, query: string, body: unknown) {
  try {
    readInput(spec, params, new URLSearchParams(query), body)
  } catch (error) {
    return error instanceof Refusal ? error : undefined
  }
  return undefined
}
const fine = { user: { name: 'Zoë 🚀' } }

test.each([
  ['a path with a NUL', { id: 'a\0' }, '', fine, 404, 'base'],
  ['a question with a NUL', { id: 'a' }, 'search=%00', fine, 422, 'search'],
  ['a field with a NUL', { id: 'a' }, '', { user: { name: 'a\0b' } }, 422, 'name'],
  ['half a character', { id: 'a' }, '', { user: { name: '\ud83d' } }, 422, 'name'],
  ['a name with a NUL', { id: 'a' }, '', { user: { name: 'a', 'b\0': 1 } }, 422, 'user'],
  ['half a character in a list', { id: 'a' }, '', { user: { name: 'a', tags: ['b', '\ude80'] } }, 422, 'tags'],
])('%s is refused at its place, for no database keeps it', (_what, params, query, body, status, field) => {
  const refusal = refusalOf(params, query, body)
  expect(refusal?.status).toBe(status)
  expect(Object.keys(refusal?.errors ?? {})).toEqual([field])
})

test('complete characters of every script are accepted', () => {
  expect(readInput(spec, { id: 'ß' }, new URLSearchParams('search=東'), fine)).toMatchObject({ body: fine })
})
