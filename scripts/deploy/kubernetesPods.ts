// One pod: its containers, what they mount and read, and what the namespace demands of it.
import { isInRepository, repositoryText } from './deployed.ts'
import { type Container, type Deployment, type Manifests, ofKind, type Placed } from './kubernetesManifests.ts'
import { defaultSecretNames, filledIn, leavingFaults, roleFaults, settingFaults } from './settingsOf.ts'

type Pod = Deployment['spec']['template']['spec']

const pairsOf = (literals: readonly string[]) =>
  Object.fromEntries(literals.map((literal) => literal.split(/=(.*)/s).slice(0, 2) as [string, string]))

export function podFaults(manifests: Manifests, { metadata, spec, where }: Placed<Deployment>): string[] {
  const pod = spec.template.spec
  return [
    ...volumeFaults(where, pod),
    ...restrictionFaults(manifests, where, pod),
    ...pod.containers.flatMap((container) => [
      ...containerFaults(`${where} ${container.name}`, container),
      ...imageFaults(manifests, `${where} ${container.name}`, container),
      ...sourceFaults(manifests, `${where} ${container.name}`, container),
      ...(container.image === 'apogee'
        ? productFaults(manifests, `${where} ${container.name}`, container, pod, spec.template.metadata.annotations)
        : []),
    ]),
    ...(metadata.name === spec.template.metadata.labels?.['app.kubernetes.io/name']
      ? []
      : [`${where}: its pods bear another name`]),
  ]
}

function containerFaults(where: string, container: Container) {
  const faults: string[] = []
  const names = container.ports?.map(({ name }) => name) ?? []
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const) {
    const asked = container[probe]
    if (asked && (asked.httpGet === undefined) === (asked.exec === undefined))
      faults.push(`${where}: ${probe} asks nothing`)
    const port = asked?.httpGet?.port
    if (typeof port === 'string' && !names.includes(port)) faults.push(`${where}: ${probe} asks the port ${port}`)
  }
  if (!container.livenessProbe || !container.readinessProbe) faults.push(`${where}: has to have both probes`)
  const { requests = {}, limits = {} } = container.resources ?? {}
  if (!requests['cpu'] || !requests['memory'] || !limits['memory'])
    faults.push(`${where}: has to say what it needs, and the most memory it gets`)
  return faults
}

function volumeFaults(where: string, { containers, volumes = [] }: Pod) {
  const names = volumes.map(({ name }) => name)
  const mounted = containers.flatMap(({ volumeMounts = [] }) => volumeMounts.map(({ name }) => name))
  return [
    ...mounted.filter((name) => !names.includes(name)).map((name) => `${where}: no volume ${name}`),
    ...names.filter((name) => !mounted.includes(name)).map((name) => `${where}: nobody mounts the volume ${name}`),
  ]
}

/** The namespace refuses pods that are not restricted, a pod security standard. Ours also write nowhere and ask no cluster. */
function restrictionFaults(
  manifests: Manifests,
  where: string,
  { securityContext, containers, automountServiceAccountToken }: Pod,
) {
  const [namespace] = ofKind(manifests, 'Namespace')
  if (namespace?.metadata.labels?.['pod-security.kubernetes.io/enforce'] !== 'restricted')
    return [`${where}: its namespace allows any pod`]
  const isRestricted =
    automountServiceAccountToken === false &&
    securityContext?.runAsNonRoot === true &&
    securityContext.seccompProfile?.type === 'RuntimeDefault' &&
    containers.every(
      (each) =>
        each.securityContext?.allowPrivilegeEscalation === false &&
        each.securityContext.readOnlyRootFilesystem === true &&
        each.securityContext.capabilities?.drop?.includes('ALL'),
    )
  return isRestricted ? [] : [`${where}: may do more than the namespace allows or it needs`]
}

/** An image has its version from the kustomization or from its own tag. */
function imageFaults({ kustomization }: Manifests, where: string, { image }: Container) {
  const hasVersion =
    kustomization.images.some(({ name, newTag, digest }) => name === image && (newTag ?? digest)) ||
    /:(?!latest$)[\w.-]+$/.test(image)
  return hasVersion ? [] : [`${where}: the image ${image} has no version`]
}

/** Configuration is made by the kustomization; a secret is the operator's, and the guide says so. */
function sourceFaults({ kustomization }: Manifests, where: string, { env = [], envFrom = [] }: Container) {
  const maps = kustomization.configMapGenerator.map(({ name }) => name)
  const documented = repositoryText('docs/operating.md')
  const asked = envFrom.flatMap(({ configMapRef }) => configMapRef?.name ?? [])
  const secrets = [
    ...envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []),
    ...env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.name ?? []),
  ]
  return [
    ...asked.filter((name) => !maps.includes(name)).map((name) => `${where}: nobody makes the config map ${name}`),
    ...[...new Set(secrets)]
      .filter((name) => !documented.includes(`\`${name}\``))
      .map((name) => `${where}: docs/operating.md does not name the secret ${name}`),
  ]
}

/** What a container of the product is told. */
function productFaults(
  manifests: Manifests,
  where: string,
  { args = [], env = [], envFrom = [], ports = [] }: Container,
  pod: Pod,
  annotations: Readonly<Record<string, string>> = {},
) {
  const maps = envFrom.flatMap(({ configMapRef }) => configMapRef?.name ?? [])
  const literals = manifests.kustomization.configMapGenerator
    .filter(({ name }) => maps.includes(name))
    .flatMap((map) => map.literals)
  const environment: Record<string, string> = {
    ...pairsOf(literals),
    ...(envFrom.some(({ secretRef }) => secretRef) &&
      Object.fromEntries(defaultSecretNames.map((name) => [name, filledIn]))),
    ...Object.fromEntries(env.map(({ name, value, valueFrom }) => [name, value ?? (valueFrom ? filledIn : '')])),
  }
  const metrics = ports.find(({ name }) => name === 'metrics')?.containerPort
  const toldPorts = [environment['METRICS_PORT'], annotations['prometheus.io/port']]
  return [
    ...settingFaults(where, environment),
    ...roleFaults(where, args, environment),
    ...args
      .filter((word) => !word.startsWith('--') && !isInRepository(word))
      .map((path) => `${where}: there is no ${path}`),
    ...leavingFaults(where, environment, pod.terminationGracePeriodSeconds ?? 30),
    ...(toldPorts.every((port) => port === String(metrics)) ? [] : [`${where}: its metrics are at another port`]),
    ...Object.entries(environment).flatMap(([name, value]) => {
      const { hostname, port } = URL.parse(value) ?? {}
      // A name without a dot is a service of ours.
      if (!hostname || hostname.includes('.')) return []
      const service = ofKind(manifests, 'Service').find(({ metadata }) => metadata.name === hostname)
      return service?.spec.ports.some((each) => String(each.port) === port)
        ? []
        : [`${where}: ${name} leads to ${hostname}:${port}, which no service has`]
    }),
  ]
}
