import { z } from 'zod'
import type { CallSpec } from './define.ts'
import { errorCodes } from './errors.ts'
import { api, routes } from './index.ts'
import type { RouteName } from './routes.ts'

type Json = Record<string, unknown>

/** Schemas that refer to themselves, by name; they stand among the components. */
const named: Json = {}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const written = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
  const { $schema: _, $defs, ...rest } = JSON.parse(written.replaceAll('"#/$defs/', '"#/components/schemas/')) as Json
  Object.assign(named, $defs)
  return rest
}
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })

const bodyOf = ({ form }: CallSpec, body: z.ZodType): Json => {
  const { content } = json(schemaOf(body, 'input'))
  return { content: form === undefined ? content : { 'multipart/form-data': content['application/json'] } }
}

function parametersOf(spec: CallSpec): unknown[] {
  const list = (schema: z.ZodObject | undefined, where: 'path' | 'query') =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: where,
      required: where === 'path' || !(field as z.ZodType).safeParse(undefined).success,
      // A number of a path is told as a number, though it comes as text.
      schema: schemaOf(field as z.ZodType, where === 'path' ? 'output' : 'input'),
    }))
  const parameters = [...list(spec.params, 'path'), ...list(spec.query, 'query')]
  if (spec.money)
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header' as 'query',
      required: false,
      schema: { type: 'string', maxLength: 100 },
    })
  return parameters
}

function operationOf(name: RouteName): Json {
  const spec: CallSpec = api[name]
  const responses: Json = {}
  for (const [status, schema] of Object.entries(spec.answers)) {
    const isPage = name === 'games.launch'
    responses[status] =
      schema === null
        ? { description: 'Done' }
        : {
            description: 'Success',
            ...(isPage
              ? { content: { 'text/html': { schema: { type: 'string' } } } }
              : json(schemaOf(schema, 'output'))),
          }
  }
  const refused = { description: 'Refused', ...json({ $ref: '#/components/schemas/Errors' }) }
  if (spec.errors || spec.body || spec.query)
    responses['422'] = { ...refused, ...(spec.errors ? { description: `Refused: ${spec.errors.join(', ')}` } : {}) }
  if (spec.who === 'player') responses['401'] = refused
  return {
    operationId: name,
    summary: spec.summary,
    tags: [name.split('.')[0]],
    ...(spec.who === 'player' ? { security: [{ session: [] }] } : {}),
    parameters: parametersOf(spec),
    ...(spec.body
      ? { requestBody: { required: !spec.body.safeParse(undefined).success, ...bodyOf(spec, spec.body) } }
      : {}),
    responses,
  }
}

/** The contract as OpenAPI 3.1, served at `/openapi.json`. */
export function openApi(title: string, version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, route] of Object.entries(routes) as [RouteName, string][]) {
    const [method, path] = route.split(' ') as [string, string]
    const key = path.replace(/:(\w+)(\{\.\+\})?/g, '{$1}')
    paths[key] = { ...paths[key], [method.toLowerCase()]: operationOf(name) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '_casino_session' } },
      schemas: {
        ...named,
        Errors: {
          type: 'object',
          required: ['errors'],
          properties: {
            errors: {
              type: 'object',
              additionalProperties: {
                type: 'object',
                propertyNames: { enum: [...errorCodes] },
                additionalProperties: { type: 'string' },
              },
            },
            reference: { type: 'string' },
          },
        },
      },
    },
  }
}
