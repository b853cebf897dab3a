// Manifests that a cluster accepts one by one can still not meet: a service that selects nobody, a probe of a port without a name.
import { type Deployed, repositoryText } from './deployed.ts'
import {
  type Deployment,
  type Labels,
  type Manifests,
  ofKind,
  type Placed,
  readManifests,
} from './kubernetesManifests.ts'
import { podFaults } from './kubernetesPods.ts'

type Workloads = readonly Placed<Deployment>[]

const matches = (selector: Labels = {}, labels: Labels = {}) =>
  Object.keys(selector).length > 0 && Object.entries(selector).every(([name, value]) => labels[name] === value)
const labelsOf = ({ spec }: Deployment) => spec.template.metadata.labels
const portsOf = ({ spec }: Deployment) => spec.template.spec.containers.flatMap(({ ports = [] }) => ports)
const selectedBy = (workloads: Workloads, selector: Labels | undefined) =>
  workloads.filter((workload) => matches(selector, labelsOf(workload)))

export function kubernetesFaults(deployed: Deployed): string[] {
  const faults: string[] = []
  const manifests = readManifests(deployed, faults)
  if (!manifests) return faults
  const workloads = ofKind(manifests, 'Deployment')
  return [
    ...faults,
    ...nameFaults(manifests),
    ...workloads.flatMap((workload) => deploymentFaults(manifests, workload)),
    ...serviceFaults(manifests, workloads),
    ...disruptionFaults(manifests, workloads),
    ...ingressFaults(manifests),
    ...policyFaults(manifests, workloads),
  ]
}

function nameFaults(manifests: Manifests) {
  const { all, kustomization } = manifests
  const names = all.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  const namespaces = ofKind(manifests, 'Namespace').map(({ metadata }) => metadata.name)
  return [
    ...twice.map((name) => `kubernetes: ${name} stands twice`),
    ...(namespaces.includes(kustomization.namespace) ? [] : [`kubernetes: no namespace ${kustomization.namespace}`]),
  ]
}

function deploymentFaults(manifests: Manifests, workload: Placed<Deployment>) {
  const { spec, where } = workload
  const faults = podFaults(manifests, workload)
  if (!matches(spec.selector.matchLabels, labelsOf(workload))) faults.push(`${where}: does not select its own pods`)
  for (const { labelSelector } of spec.template.spec.topologySpreadConstraints ?? [])
    if (!matches(labelSelector.matchLabels, labelsOf(workload)))
      faults.push(`${where}: spreads pods that are not its own`)
  const isScaled = ofKind(manifests, 'HorizontalPodAutoscaler').some(
    ({ spec: { scaleTargetRef } }) => scaleTargetRef.name === workload.metadata.name,
  )
  // Applying the manifest again would undo what the autoscaler did.
  if (isScaled === (spec.replicas !== undefined))
    faults.push(`${where}: replicas are set by an autoscaler or here, not both`)
  return faults
}

function serviceFaults(manifests: Manifests, workloads: Workloads) {
  return ofKind(manifests, 'Service').flatMap(({ spec, where }) => {
    const behind = selectedBy(workloads, spec.selector)
    const ports = behind.flatMap(portsOf).map(({ name }) => name)
    const missing = spec.ports.filter(({ targetPort }) => !ports.includes(String(targetPort)))
    return [
      ...(behind.length === 1 ? [] : [`${where}: selects the pods of ${behind.length} deployments`]),
      ...missing.map(({ targetPort }) => `${where}: leads to the port ${targetPort}, which no container has`),
    ]
  })
}

function disruptionFaults(manifests: Manifests, workloads: Workloads) {
  const budgets = ofKind(manifests, 'PodDisruptionBudget').filter(
    ({ spec }) => selectedBy(workloads, spec.selector.matchLabels).length === 0,
  )
  // With neither it protects nothing, and with both it is refused.
  const empty = ofKind(manifests, 'PodDisruptionBudget').filter(
    ({ spec }) => (spec.minAvailable === undefined) === (spec.maxUnavailable === undefined),
  )
  const scalers = ofKind(manifests, 'HorizontalPodAutoscaler').filter(
    ({ spec: { scaleTargetRef: target } }) =>
      !workloads.some(({ kind, metadata }) => kind === target.kind && metadata.name === target.name),
  )
  return [
    ...budgets.map(({ where }) => `${where}: selects no pods`),
    ...empty.map(({ where }) => `${where}: says one of minAvailable and maxUnavailable`),
    ...scalers.map(({ where }) => `${where}: scales what is not there`),
  ]
}

// Of ingress-nginx, which takes no notice of others.
const annotations = [
  'proxy-read-timeout',
  'proxy-send-timeout',
  'proxy-connect-timeout',
  'proxy-body-size',
  'proxy-buffering',
].map((name) => `nginx.ingress.kubernetes.io/${name}`)

function ingressFaults(manifests: Manifests) {
  const services = ofKind(manifests, 'Service')
  const documented = repositoryText('docs/operating.md')
  const literals = manifests.kustomization.configMapGenerator.flatMap((map) => map.literals)
  return ofKind(manifests, 'Ingress').flatMap(({ metadata, spec, where }) => {
    const encrypted = spec.tls.flatMap(({ hosts }) => hosts)
    const faults: string[] = []
    for (const name of Object.keys(metadata.annotations ?? {}))
      if (name.startsWith('nginx.ingress.') && !annotations.includes(name))
        faults.push(`${where}: the ingress controller reads no ${name}`)
    for (const { host, http } of spec.rules) {
      if (!encrypted.includes(host)) faults.push(`${where}: no certificate for ${host}`)
      if (!literals.includes(`PUBLIC_URL=https://${host}`)) faults.push(`${where}: ${host} is not that of PUBLIC_URL`)
      for (const { backend } of http.paths) {
        const { name, port } = backend.service
        const service = services.find(({ metadata }) => metadata.name === name)
        if (!service?.spec.ports.some((each) => each.name === port.name))
          faults.push(`${where}: leads to ${name}:${port.name}, which no service has`)
      }
    }
    for (const { secretName } of spec.tls)
      if (!documented.includes(`\`${secretName}\``))
        faults.push(`${where}: docs/operating.md does not name ${secretName}`)
    return faults
  })
}

function policyFaults(manifests: Manifests, workloads: Workloads) {
  return ofKind(manifests, 'NetworkPolicy').flatMap(({ spec, where }) => {
    const faults: string[] = []
    const isOfAll = Object.keys(spec.podSelector).length === 0
    const own = isOfAll ? workloads : selectedBy(workloads, spec.podSelector.matchLabels)
    if (own.length === 0) faults.push(`${where}: selects no pods`)
    const expectPort = (side: Workloads, port: string | number) => {
      if (typeof port === 'number') return
      if (!side.flatMap(portsOf).some(({ name }) => name === port)) faults.push(`${where}: nobody has the port ${port}`)
    }
    const peersOf = (peers: readonly { podSelector?: { matchLabels?: Labels } }[]) =>
      peers.flatMap(({ podSelector }) => {
        if (!podSelector) return []
        const found = selectedBy(workloads, podSelector.matchLabels)
        if (found.length === 0) faults.push(`${where}: names a peer that is not there`)
        return found
      })
    for (const { from = [], ports = [] } of spec.ingress ?? []) {
      peersOf(from)
      for (const { port } of ports) expectPort(own, port)
    }
    for (const { to = [], ports = [] } of spec.egress ?? []) {
      const peers = peersOf(to)
      for (const { port } of ports) expectPort(peers, port)
    }
    const types = spec.policyTypes ?? []
    if (types.length === 0) faults.push(`${where}: has to say of which types it is`)
    for (const [type, rules] of [
      ['Ingress', spec.ingress],
      ['Egress', spec.egress],
    ] as const)
      if (rules && !types.includes(type)) faults.push(`${where}: has rules of ${type} and is none of that type`)
    return faults
  })
}
