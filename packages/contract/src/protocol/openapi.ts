import { z } from 'zod'
import { errorCodes } from '../errors.ts'
import { api, type CallName, callNames, routes } from '../index.ts'
import type { CallSpec } from './define.ts'
import { splitRoute } from './splitRoute.ts'

type Json = Record<string, unknown>

/** Schemas that refer to themselves, by name; they are listed among the components. */
const named: Json = {}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const written = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
  const { $schema: _, $defs, ...rest } = JSON.parse(written.replaceAll('"#/$defs/', '"#/components/schemas/')) as Json
  Object.assign(named, $defs)
  return rest
}
const content = (type: string, schema: unknown) => ({ content: { [type]: { schema } } })
const json = 'application/json'

const bodyOf = ({ form, example }: CallSpec, body: z.ZodType): Json =>
  content(form === undefined ? json : 'multipart/form-data', {
    ...schemaOf(body, 'input'),
    ...(example !== undefined && { example }),
  })

function parametersOf(spec: CallSpec): unknown[] {
  const list = (schema: z.ZodObject | undefined, where: 'path' | 'query') =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: where,
      required: where === 'path' || !(field as z.ZodType).safeParse(undefined).success,
      // A number in a path is documented as a number, although it arrives as text.
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

function responsesOf(name: CallName, isLimited: boolean): Json {
  const spec: CallSpec = api[name]
  const answers = Object.entries(spec.answers).map(([status, schema]): [string, Json] => {
    if (schema === null) return [status, { description: 'Done' }]
    const told = spec.media ? content(spec.media, { type: 'string' }) : content(json, schemaOf(schema, 'output'))
    return [status, { description: 'Success', ...told }]
  })
  const refused = (description: string): Json => ({
    description,
    ...content(json, { $ref: '#/components/schemas/Errors' }),
  })
  const isJudged = spec.errors || spec.body || spec.query
  return {
    ...Object.fromEntries(answers),
    ...(isJudged && { 422: refused(spec.errors ? `Refused: ${spec.errors.join(', ')}` : 'Refused') }),
    ...(spec.who === 'player' && { 401: refused('Nobody is signed in') }),
    ...((spec.params || spec.errors?.includes('not_found')) && { 404: refused('There is no such thing') }),
    ...(isLimited && {
      429: {
        ...refused('Too many requests'),
        headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
      },
    }),
  }
}

/** Who may make a call, as schemes of {@link openApi}. */
const security: Readonly<Record<CallSpec['who'], readonly Json[]>> = {
  anyone: [],
  player: [{ session: [] }],
  partner: [{ signature: [] }],
}

function operationOf(name: CallName, isLimited: boolean): Json {
  const spec: CallSpec = api[name]
  return {
    operationId: name,
    summary: spec.summary,
    tags: [name.split('.')[0]],
    security: security[spec.who],
    parameters: parametersOf(spec),
    ...(spec.body
      ? { requestBody: { required: !spec.body.safeParse(undefined).success, ...bodyOf(spec, spec.body) } }
      : {}),
    responses: responsesOf(name, isLimited),
  }
}

export interface OpenApiFacts {
  readonly title: string
  readonly version: string
  /** Paths under which it is served. */
  readonly servers: readonly string[]
  /** Calls with a rate limit. */
  readonly limited: readonly string[]
}

/** The contract as OpenAPI 3.1, served at `/openapi.json`. */
export function openApi({ title, version, servers, limited }: OpenApiFacts): Json {
  const paths: Record<string, Json> = {}
  for (const name of callNames) {
    const { method, path } = splitRoute(routes[name])
    const key = path.replace(/:(\w+)(\{\.\+\})?/g, '{$1}')
    paths[key] = { ...paths[key], [method.toLowerCase()]: operationOf(name, limited.includes(name)) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description: 'JSON is answered below /api with a media type that ends in +json, and read in any such type.',
    },
    servers: servers.map((url) => ({ url })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '_casino_session' },
        signature: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Wallet-Signature',
          description:
            'HMAC with the secret of the partner; payment providers and help desks have headers of their own',
        },
      },
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
