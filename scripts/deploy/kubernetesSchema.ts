// Schemas of Kubernetes' kinds, built from the declarations in `kubernetes-types`: one file per version of a group, one
// interface per kind, one line per field. They are closed, because a cluster drops an unknown field with no more than a
// warning, and a misspelt `readinesProbe` is silently missing.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { type Schema, schemaFaults } from './schema.ts'

const folder = dirname(createRequire(import.meta.url).resolve('kubernetes-types/package.json'))

interface Declarations {
  /** Interface bodies and alias targets, by name. */
  readonly bodies: ReadonlyMap<string, string>
  readonly aliases: ReadonlyMap<string, string>
  /** The file that each imported name comes from. */
  readonly imported: ReadonlyMap<string, string>
}

const loaded = new Map<string, Declarations>()

/** Declarations of `apps/v1` and the like. */
function declarationsOf(file: string): Declarations | undefined {
  const path = join(folder, `${file}.d.ts`)
  if (!loaded.has(file) && existsSync(path)) {
    const text = readFileSync(path, 'utf8')
      .replace(/\/\*\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\n/gm, '')
    const imports = [...text.matchAll(/^import \{ (.*?) \} from "(.*?)";$/gm)]
    const from = (relative = '') => posix.join(posix.dirname(file), relative)
    loaded.set(file, {
      bodies: new Map(
        [...text.matchAll(/^export interface (\w+) \{\n([\s\S]*?)^\}$/gm)].map(([, n = '', b = '']) => [n, b]),
      ),
      aliases: new Map(
        [...text.matchAll(/^export (?:declare )?type (\w+) = (.*);$/gm)].map(([, n = '', t = '']) => [n, t]),
      ),
      imported: new Map(
        imports.flatMap(([, names = '', path]) => names.split(', ').map((name) => [name, from(path)] as const)),
      ),
    })
  }
  return loaded.get(file)
}

const protocols = ['TCP', 'UDP', 'SCTP']
// Allowed values where the declarations only have `string`, from Kubernetes' reference.
const enums: Readonly<Record<string, readonly string[]>> = {
  'apps/v1 DeploymentStrategy type': ['RollingUpdate', 'Recreate'],
  'autoscaling/v2 MetricSpec type': ['Resource', 'ContainerResource', 'Pods', 'Object', 'External'],
  'autoscaling/v2 MetricTarget type': ['Utilization', 'Value', 'AverageValue'],
  'core/v1 Container imagePullPolicy': ['Always', 'IfNotPresent', 'Never'],
  'core/v1 ContainerPort protocol': protocols,
  'core/v1 PodSpec restartPolicy': ['Always', 'OnFailure', 'Never'],
  'core/v1 SeccompProfile type': ['RuntimeDefault', 'Localhost', 'Unconfined'],
  'core/v1 ServicePort protocol': protocols,
  'core/v1 ServiceSpec type': ['ClusterIP', 'NodePort', 'LoadBalancer', 'ExternalName'],
  'core/v1 TopologySpreadConstraint whenUnsatisfiable': ['DoNotSchedule', 'ScheduleAnyway'],
  'networking/v1 HTTPIngressPath pathType': ['Exact', 'Prefix', 'ImplementationSpecific'],
  'networking/v1 NetworkPolicyPort protocol': protocols,
  'networking/v1 NetworkPolicySpec policyTypes': ['Ingress', 'Egress'],
}
const simple: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  // The kinds in use have no fractions.
  number: { type: 'integer' },
  boolean: { type: 'boolean' },
  any: {},
}
/** `500m`, `1Gi`: Kubernetes declares it as a string. */
const quantity = { type: 'string', pattern: '^\\d+(?:\\.\\d+)?(?:m|[KMGTPE]i|[kMGTPE]|[eE]\\d+)?$' }

interface Definitions {
  [name: string]: Schema
}

/** The JSON Schema of a TypeScript type as written in `file`. Adds interfaces to `definitions`. */
function typed(type: string, file: string, definitions: Definitions): Schema {
  const text = type.trim()
  const map = /^\{\s*\[name: string\]: ([\s\S]*?);?\s*\}$/.exec(text)?.[1]
  if (map) return { type: 'object', additionalProperties: typed(map, file, definitions) }
  if (text.includes(' | ')) return { anyOf: text.split(' | ').map((each) => typed(each, file, definitions)) }
  const item = /^Array<([\s\S]*)>$/.exec(text)?.[1]
  if (item) return { type: 'array', items: typed(item, file, definitions) }
  if (text.startsWith('"')) return { const: text.slice(1, -1) }
  return simple[text] ?? (text === 'Quantity' ? quantity : named(text, file, definitions))
}

function named(name: string, file: string, definitions: Definitions): Schema {
  const declared = declarationsOf(file)
  const imported = declared?.imported.get(name)
  if (imported) return named(name, imported, definitions)
  const alias = declared?.aliases.get(name)
  if (alias) return typed(alias, file, definitions)
  const body = declared?.bodies.get(name)
  if (body === undefined) throw new Error(`kubernetes-types has no ${name} in ${file}`)
  const key = `${file.replace('/', '.')}.${name}`
  if (!definitions[key]) {
    const properties: Record<string, Schema> = {}
    const required: string[] = []
    definitions[key] = { type: 'object', additionalProperties: false, properties, required }
    for (const [, field = '', optional, type = ''] of body.matchAll(
      /^ {4}"?([^":?\s]+)"?(\?)?: ([\s\S]*?);\n(?= {4}[^\s}]|$)/gm,
    )) {
      const known = enums[`${file} ${name} ${field}`]
      const schema = known ? { enum: known } : typed(type, file, definitions)
      properties[field] = known && type.startsWith('Array<') ? { type: 'array', items: schema } : schema
      if (!optional) required.push(field)
    }
  }
  return { $ref: `#/$defs/${key}` }
}

const schemas = new Map<string, Schema>()

function schemaOf(file: string, kind: string): Schema | undefined {
  const key = `${file} ${kind}`
  if (!schemas.has(key) && declarationsOf(file)?.bodies.has(kind)) {
    const $defs: Definitions = {}
    const { $ref } = named(kind, file, $defs) as { $ref: string }
    // The declarations make these optional because lists share them; a manifest needs them.
    const required = ['metadata', ...(kind === 'Namespace' ? [] : ['spec'])]
    const properties = { metadata: { required: ['name'] } }
    schemas.set(key, { $defs, allOf: [{ $ref }, { required, properties }] })
  }
  return schemas.get(key)
}

/** What Kubernetes would reject or drop from a manifest. */
export function manifestFaults(where: string, manifest: { apiVersion?: string; kind?: string }) {
  const { apiVersion = '', kind = '' } = manifest
  // A later Kubernetes removes versions that are not final.
  if (!/^(?:[a-z0-9.-]+\/)?v\d+$/.test(apiVersion)) return [`${where}: ${apiVersion} is no final version of an API`]
  const [version = '', group = 'core'] = apiVersion.split('/').reverse()
  const schema = schemaOf(`${group.split('.')[0]}/${version}`, kind)
  return schema ? schemaFaults(where, schema, manifest) : [`${where}: Kubernetes has no ${kind} in ${apiVersion}`]
}
