import { expect, test } from 'vitest'
import { errorCodes, routes } from '../index.ts'
import { openApi } from './openapi.ts'

type Json = Record<string, unknown>
interface Parameter {
  name: string
  in: string
  required: boolean
  schema: Json
}
interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security?: unknown[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: Json }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>
}
// The document is built as plain JSON; the tests below check every field they read.
const document = JSON.parse(
  JSON.stringify(
    openApi({ title: 'Apogee', version: '1.2.3', servers: ['https://casino.test'], limited: ['auth.signIn'] }),
  ),
) as {
  openapi: string
  info: Json
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> }
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const operationOf = (name: string) => operations.find(({ operation }) => operation.operationId === name)?.operation

test('the document is OpenAPI 3.1 and names the product', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(document.info).toMatchObject({ title: 'Apogee', version: '1.2.3' })
  expect(document.servers).toEqual([{ url: 'https://casino.test' }])
})

test('every route is listed once, under its method and templated path', () => {
  const listed = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`).sort()
  const expected = Object.values(routes).map((route) => route.replace(/:(\w+)(\{\.\+\})?/g, '{$1}'))
  expect(listed).toEqual(expected.sort())
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
})

test('every templated segment is a required path parameter, and nothing else is', () => {
  for (const { path, operation } of operations) {
    const segments = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(declared.map((parameter) => parameter.name).sort(), path).toEqual(segments)
    for (const parameter of declared) expect(parameter.required, path).toBe(true)
  }
})

test('every parameter has a location OpenAPI knows and a schema, and none appears twice', () => {
  for (const { path, operation } of operations) {
    const keys = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
    expect(new Set(keys).size, path).toBe(keys.length)
    for (const parameter of operation.parameters) {
      expect(['path', 'query', 'header'], path).toContain(parameter.in)
      expect(parameter.schema, path).toBeTypeOf('object')
    }
  }
})

test('every answer has a description and a status of three digits', () => {
  for (const { path, operation } of operations)
    for (const [status, response] of Object.entries(operation.responses)) {
      expect(status, path).toMatch(/^[2-5]\d\d$/)
      expect(response.description.length, path).toBeGreaterThan(0)
    }
})

/** Every schema object in a value, depth first. */
function* walk(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Json
  for (const inner of Object.values(value)) yield* walk(inner)
}

test('every reference resolves and no schema brings its own dialect', () => {
  for (const node of walk(document.paths)) {
    expect(node['$schema']).toBeUndefined()
    const target = node['$ref']
    if (typeof target !== 'string') continue
    const found = target
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((at, key) => (at as Json | undefined)?.[key], document)
    expect(found, target).toBeTypeOf('object')
  }
})

test('every required property is declared in the same schema', () => {
  for (const node of walk(document)) {
    const { required, properties } = node
    if (!Array.isArray(required) || typeof properties !== 'object' || properties === null) continue
    for (const name of required) expect(Object.keys(properties)).toContain(name)
  }
})

test('a private call requires the session and may answer 401; an open one does neither', () => {
  expect(operationOf('games.played')?.security).toEqual([{ session: [] }])
  expect(operationOf('games.played')?.responses['401']).toBeDefined()
  expect(operationOf('games.filter')?.security).toEqual([])
  expect(operationOf('studio.bet')?.security).toEqual([{ signature: [] }])
  expect(operationOf('games.filter')?.responses['401']).toBeUndefined()
})

test('[WIRE-05] a call that moves money takes the idempotency key', () => {
  const parameter = operationOf('cashbox.process')?.parameters.find((one) => one.name === 'Idempotency-Key')
  expect(parameter).toMatchObject({ in: 'header', required: false })
})

test('[OPEN-24] a refusal has the shape of the wire with the closed list of codes', () => {
  const refused = operationOf('auth.signUp')?.responses['422']
  expect(refused?.content?.['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/Errors',
  })
  expect(refused?.description).toContain('taken')
  const errors = document.components.schemas['Errors']?.['properties'] as Json
  expect(errors['errors']).toMatchObject({ additionalProperties: { propertyNames: { enum: [...errorCodes] } } })
})

test('a call whose body is optional declares it so', () => {
  expect(operationOf('games.addFavorite')?.requestBody?.required).toBe(false)
  expect(operationOf('games.select')?.requestBody?.required).toBe(true)
})

test('a call with a path parameter may answer 404, one with a rate limit says when to retry', () => {
  expect(operationOf('cashbox.recall')?.responses['404']).toBeDefined()
  expect(operationOf('wallet.accounts')?.responses['404']).toBeUndefined()
  expect(operationOf('auth.signIn')?.responses['429']).toMatchObject({ headers: { 'Retry-After': {} } })
  expect(operationOf('wallet.accounts')?.responses['429']).toBeUndefined()
})

test('an answer is described by its actual media type', () => {
  const typesOf = (name: string) => Object.keys(operationOf(name)?.responses['200']?.content ?? {})
  expect(typesOf('cashbox.exportPayments')).toEqual(['text/csv'])
  expect(typesOf('games.exportRounds')).toEqual(['text/csv'])
  expect(typesOf('bonuses.exportEvents')).toEqual(['text/csv'])
  expect(typesOf('wallet.accounts')).toEqual(['application/json'])
  expect(typesOf('site.health')).toEqual(['application/json'])
})

test('the address of a game answers a page', () => {
  expect(Object.keys(operationOf('games.launch')?.responses['200']?.content ?? {})).toEqual(['text/html'])
})
