import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import type { AnswerOf, InputOf, RequestOf, ResultOf } from './define.ts'
import { type CallSpec, ourCall, wireCall } from './define.ts'

const rename = wireCall('PUT /pets/:id', {
  summary: 'Rename a pet',
  who: 'player',
  params: z.object({ id: z.coerce.number().int() }),
  query: z.object({ loud: z.enum(['true', 'false']).optional() }),
  body: z.object({ name: z.string(), size: z.int().default(1) }),
  answers: { 200: z.object({ name: z.string() }), 204: null },
  errors: ['taken'],
})
const ping = wireCall('GET /ping', { summary: 'Ping', who: 'anyone', answers: { 204: null } })
const page = ourCall('GET /page', { summary: 'A page', who: 'anyone', raw: true, answers: { 200: z.string() } })

test('a handler receives parsed input: path text as a number, defaults filled in', () => {
  expectTypeOf<InputOf<typeof rename>['params']>().toEqualTypeOf<{ id: number }>()
  expectTypeOf<InputOf<typeof rename>['body']>().toEqualTypeOf<{ name: string; size: number }>()
  expectTypeOf<InputOf<typeof ping>['body']>().toEqualTypeOf<undefined>()
  expect(rename.params.parse({ id: '12' })).toEqual({ id: 12 })
  expect(rename.body.parse({ name: 'Rex' })).toEqual({ name: 'Rex', size: 1 })
})

test('a handler answers one of the declared statuses, each with its own body', () => {
  type Answer = AnswerOf<typeof rename>
  expectTypeOf<{ status: 200; body: { name: string } }>().toExtend<Answer>()
  expectTypeOf<{ status: 204 }>().toExtend<Answer>()
  expectTypeOf<{ status: 201; body: { name: string } }>().not.toExtend<Answer>()
  expectTypeOf<{ status: 200; body: { title: string } }>().not.toExtend<Answer>()
  expectTypeOf<AnswerOf<typeof page>>().toEqualTypeOf<Response>()
})

test('a caller may leave out fields with a default and must pass the parameters of the path', () => {
  expectTypeOf<{ params: { id: number }; body: { name: string } }>().toExtend<RequestOf<typeof rename>>()
  expectTypeOf<{ body: { name: string } }>().not.toExtend<RequestOf<typeof rename>>()
  expectTypeOf<Record<string, never>>().toExtend<RequestOf<typeof ping>>()
})

test('a caller gets the body of a success, or null if the success has no body', () => {
  expectTypeOf<ResultOf<typeof rename>>().toEqualTypeOf<{ name: string } | null>()
  expectTypeOf<ResultOf<typeof ping>>().toEqualTypeOf<null>()
  expectTypeOf<ResultOf<typeof page>>().toEqualTypeOf<Response>()
})

test('a row keeps its literal types and knows its route and whether it is ours', () => {
  const spec = { summary: 'x', who: 'anyone', answers: { 204: null } } as const satisfies CallSpec
  expect(wireCall('GET /x', spec)).toEqual({ ...spec, route: 'GET /x', ours: false })
  expectTypeOf(rename.route).toEqualTypeOf<'PUT /pets/:id'>()
  expectTypeOf([ping.ours, page.ours] as const).toEqualTypeOf<readonly [false, true]>()
  expectTypeOf(rename.errors).toEqualTypeOf<readonly ['taken']>()
})
