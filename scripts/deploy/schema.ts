// JSON Schema, with the formats that Compose uses and JSON Schema does not define.
import { Ajv2019 } from 'ajv/dist/2019.js'

/** Go's format: `1m30s`, `500ms`. */
const duration = /^(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+$/
const address = /(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:]+\]):/.source
const port = /\d{1,5}(?:-\d{1,5})?/.source

const ajv = new Ajv2019({ strict: false, allErrors: true })
ajv.addFormat('duration', duration)
ajv.addFormat('ports', new RegExp(`^(?:(?:${address})?(?:${port})?:)?${port}(?:/(?:tcp|udp|sctp))?$`))
ajv.addFormat('expose', new RegExp(`^${port}(?:/(?:tcp|udp|sctp))?$`))
ajv.addFormat('subnet_ip_address', /^[0-9a-f.:]+\/\d{1,3}$/)

export type Schema = object
const compiled = new WeakMap<Schema, ReturnType<typeof ajv.compile>>()

/** Differences between `value` and its schema. */
export function schemaFaults(path: string, schema: Schema, value: unknown): string[] {
  const validate = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, validate)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const what = params['additionalProperty'] ?? params['allowedValues']?.join(', ')
    return `${path}: ${instancePath || 'the file'} ${message}${what === undefined ? '' : ` (${what})`}`
  })
}

/** An object with exactly these fields; those whose names end in `?` are optional. */
export function closed(fields: Readonly<Record<string, Schema>>): Schema {
  const named = Object.entries(fields).map(([name, schema]) => [name.replace('?', ''), schema] as const)
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(fields).filter((name) => !name.endsWith('?')),
    properties: Object.fromEntries(named),
  }
}

export const string = { type: 'string', minLength: 1 }
export const listOf = (items: Schema) => ({ type: 'array', minItems: 1, items })
export const mapOf = (values: Schema) => ({ type: 'object', additionalProperties: values })
export const oneOf = (...values: readonly (string | number)[]) => ({ enum: values })
export const matching = (pattern: RegExp) => ({ type: 'string', pattern: pattern.source })
