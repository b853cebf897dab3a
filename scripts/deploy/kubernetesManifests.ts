// What of Kubernetes' kinds is read here; the schema of each kind has been checked before.
import { type Deployed, readYaml } from './deployed.ts'
import { manifestFaults } from './kubernetesSchema.ts'
import { closed, listOf, matching, oneOf, schemaFaults, string } from './schema.ts'

export type Labels = Readonly<Record<string, string>>
interface Probe {
  readonly httpGet?: { readonly port: string | number }
  readonly exec?: object
}
export interface Container {
  readonly name: string
  readonly image: string
  readonly args?: readonly string[]
  readonly env?: readonly {
    readonly name: string
    readonly value?: string
    readonly valueFrom?: { readonly secretKeyRef?: { readonly name: string } }
  }[]
  readonly envFrom?: readonly {
    readonly configMapRef?: { readonly name: string }
    readonly secretRef?: { readonly name: string }
  }[]
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[]
  readonly resources?: { readonly requests?: Labels; readonly limits?: Labels }
  readonly startupProbe?: Probe
  readonly livenessProbe?: Probe
  readonly readinessProbe?: Probe
  readonly securityContext?: {
    readonly allowPrivilegeEscalation?: boolean
    readonly readOnlyRootFilesystem?: boolean
    readonly capabilities?: { readonly drop?: readonly string[] }
  }
  readonly volumeMounts?: readonly { readonly name: string }[]
}
interface Metadata {
  readonly name: string
  readonly labels?: Labels
  readonly annotations?: Labels
}
interface Selector {
  readonly matchLabels?: Labels
}
export interface Deployment {
  readonly kind: 'Deployment'
  readonly metadata: Metadata
  readonly spec: {
    readonly replicas?: number
    readonly selector: Selector
    readonly template: {
      readonly metadata: Metadata
      readonly spec: {
        readonly terminationGracePeriodSeconds?: number
        readonly automountServiceAccountToken?: boolean
        readonly securityContext?: {
          readonly runAsNonRoot?: boolean
          readonly seccompProfile?: { readonly type: string }
        }
        readonly topologySpreadConstraints?: readonly { readonly labelSelector: Selector }[]
        readonly containers: readonly Container[]
        readonly volumes?: readonly { readonly name: string }[]
      }
    }
  }
}
interface Service {
  readonly kind: 'Service'
  readonly metadata: Metadata
  readonly spec: {
    readonly selector: Labels
    readonly ports: readonly { readonly name: string; readonly port: number; readonly targetPort: string | number }[]
  }
}
interface Peer {
  readonly podSelector?: Selector
  readonly namespaceSelector?: Selector
}
interface NetworkPolicy {
  readonly kind: 'NetworkPolicy'
  readonly metadata: Metadata
  readonly spec: {
    readonly podSelector: Selector
    readonly policyTypes?: readonly ('Ingress' | 'Egress')[]
    readonly ingress?: readonly {
      readonly from?: readonly Peer[]
      readonly ports?: readonly { port: string | number }[]
    }[]
    readonly egress?: readonly {
      readonly to?: readonly Peer[]
      readonly ports?: readonly { port: string | number }[]
    }[]
  }
}
interface Ingress {
  readonly kind: 'Ingress'
  readonly metadata: Metadata
  readonly spec: {
    readonly tls: readonly { readonly hosts: readonly string[]; readonly secretName: string }[]
    readonly rules: readonly {
      readonly host: string
      readonly http: {
        readonly paths: readonly {
          readonly backend: { readonly service: { readonly name: string; readonly port: { readonly name: string } } }
        }[]
      }
    }[]
  }
}
interface DisruptionBudget {
  readonly kind: 'PodDisruptionBudget'
  readonly metadata: Metadata
  readonly spec: { readonly selector: Selector; readonly minAvailable?: unknown; readonly maxUnavailable?: unknown }
}
interface Autoscaler {
  readonly kind: 'HorizontalPodAutoscaler'
  readonly metadata: Metadata
  readonly spec: { readonly scaleTargetRef: { readonly kind: string; readonly name: string } }
}
interface Namespace {
  readonly kind: 'Namespace'
  readonly metadata: Metadata
}
type Manifest = Deployment | Service | NetworkPolicy | Ingress | DisruptionBudget | Autoscaler | Namespace

interface Kustomization {
  readonly namespace: string
  readonly resources: readonly string[]
  readonly images: readonly { readonly name: string; readonly newTag?: string; readonly digest?: string }[]
  readonly configMapGenerator: readonly { readonly name: string; readonly literals: readonly string[] }[]
}

// Kustomize has more; what is added here is closed too.
const kustomization = closed({
  apiVersion: oneOf('kustomize.config.k8s.io/v1beta1'),
  kind: oneOf('Kustomization'),
  namespace: string,
  resources: listOf(string),
  images: listOf(closed({ name: string, 'newName?': string, 'newTag?': string, 'digest?': string })),
  configMapGenerator: listOf(closed({ name: string, literals: listOf(matching(/^[A-Z][A-Z0-9_]*=/)) })),
})

const folder = 'kubernetes/'
const file = `${folder}kustomization.yaml`

/** With the words that name it in a fault. */
export type Placed<M extends Manifest = Manifest> = M & { readonly where: string }
export interface Manifests {
  readonly all: readonly Placed[]
  readonly kustomization: Kustomization
}

export const ofKind = <K extends Manifest['kind']>({ all }: Manifests, kind: K) =>
  all.filter((manifest): manifest is Placed<Extract<Manifest, { kind: K }>> => manifest.kind === kind)

/** Everything of `deploy/kubernetes`, or nothing where a file cannot be read or breaks its schema. */
export function readManifests(deployed: Deployed, faults: string[]): Manifests | undefined {
  const [kustomized] = readYaml(file, deployed.get(file) ?? '', faults)
  faults.push(...schemaFaults(file, kustomization, kustomized))
  const paths = [...deployed.keys()].filter((path) => path.startsWith(folder) && path !== file)
  const all: Placed[] = []
  for (const path of paths) {
    for (const document of readYaml(path, deployed.get(path) ?? '', faults)) {
      // Nothing reads more of it than its name before its schema has been checked.
      const manifest = (document ?? {}) as Manifest
      const where = `${path} ${manifest.kind} ${manifest.metadata?.name}`
      faults.push(...manifestFaults(where, manifest))
      all.push({ ...manifest, where })
    }
  }
  if (faults.length > 0) return undefined
  // Its schema has been checked above.
  const read = kustomized as Kustomization
  const names = paths.map((path) => path.slice(folder.length))
  for (const name of names) if (!read.resources.includes(name)) faults.push(`${file}: does not list ${name}`)
  for (const name of read.resources)
    if (!names.includes(name)) faults.push(`${file}: lists ${name}, which is not there`)
  return { all, kustomization: read }
}
