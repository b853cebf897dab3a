// Kubernetes: checks the schema of each manifest, and how the deployments start our programs.
import { type Deployed, readYaml, textOf } from './deployed.ts'
import { manifestFaults } from './kubernetesSchema.ts'
import { filledIn, programFaults, secretNames } from './ourPrograms.ts'
import { closed, listOf, matching, oneOf, schemaFaults, string } from './schema.ts'

const folder = 'kubernetes/'
const file = `${folder}kustomization.yaml`

// Only the fields in use: Kustomize has more, to be added here when needed.
const kustomization = closed({
  apiVersion: oneOf('kustomize.config.k8s.io/v1beta1'),
  kind: oneOf('Kustomization'),
  namespace: string,
  resources: listOf(string),
  images: listOf(closed({ name: string, 'newName?': string, 'newTag?': string, 'digest?': string })),
  configMapGenerator: listOf(closed({ name: string, literals: listOf(matching(/^[A-Z][A-Z0-9_]*=/)) })),
})
interface Kustomization {
  readonly configMapGenerator: readonly { readonly name: string; readonly literals: readonly string[] }[]
}

interface Container {
  readonly name: string
  readonly image: string
  readonly args?: readonly string[]
  readonly env?: readonly { readonly name: string; readonly value?: string; readonly valueFrom?: unknown }[]
  readonly envFrom?: readonly { readonly configMapRef?: { readonly name: string }; readonly secretRef?: unknown }[]
}
interface Workload {
  readonly template?: {
    readonly spec: { readonly containers: readonly Container[]; readonly terminationGracePeriodSeconds?: number }
  }
}
interface Manifest {
  readonly kind?: string
  readonly metadata?: { readonly name?: string }
  readonly spec?: Workload & { readonly jobTemplate?: { readonly spec?: Workload } }
}

export function kubernetesFaults(deployed: Deployed): string[] {
  const faults: string[] = []
  const [kustomized] = readYaml(file, textOf(deployed, file), faults)
  faults.push(...schemaFaults(file, kustomization, kustomized))
  const paths = [...deployed.keys()].filter((path) => path.startsWith(folder) && path !== file)
  const manifests = paths.flatMap((path) =>
    readYaml(path, textOf(deployed, path), faults).map((document) => {
      // The cast: only the name is read before the schema is checked.
      const manifest = (document ?? {}) as Manifest
      const where = `${path} ${manifest.kind} ${manifest.metadata?.name}`
      faults.push(...manifestFaults(where, manifest))
      return { where, pod: (manifest.spec?.jobTemplate?.spec ?? manifest.spec)?.template?.spec }
    }),
  )
  if (faults.length > 0) return faults
  // The cast: the schema has been checked above.
  const { configMapGenerator } = kustomized as Kustomization
  return manifests.flatMap(({ where, pod }) =>
    (pod?.containers ?? [])
      .filter(({ image }) => image === 'apogee')
      .flatMap((container) =>
        programFaults(`${where} ${container.name}`, {
          words: container.args ?? [],
          environment: environmentOf(container, configMapGenerator),
          limitSeconds: pod?.terminationGracePeriodSeconds ?? 30,
        }),
      ),
  )
}

function environmentOf({ env = [], envFrom = [] }: Container, maps: Kustomization['configMapGenerator']) {
  const names = envFrom.map(({ configMapRef }) => configMapRef?.name)
  const literals = maps.filter(({ name }) => names.includes(name)).flatMap((map) => map.literals)
  const secrets = envFrom.some(({ secretRef }) => secretRef) ? [...secretNames, 'DATABASE_URL'] : []
  return Object.fromEntries([
    ...literals.map((literal) => [literal.replace(/=.*/s, ''), literal.replace(/^[^=]*=/s, '')]),
    ...secrets.map((name) => [name, filledIn]),
    ...env.map(({ name, value, valueFrom }) => [name, value ?? (valueFrom ? filledIn : '')]),
  ])
}
