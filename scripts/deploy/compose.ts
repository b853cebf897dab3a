// compose.yaml: valid by its schema, and its parts meet.
import { posix } from 'node:path'
import { type Compose, type ComposeService, readCompose } from './composeFile.ts'
import { type Deployed, isInRepository, textOf } from './deployed.ts'
import { leavingFaults, roleFaults, settingFaults } from './settingsOf.ts'

const file = 'compose.yaml'
const product = 'apogee:latest'

export function composeFaults(deployed: Deployed): string[] {
  const faults: string[] = []
  const compose = readCompose(deployed, faults)
  if (!compose) return faults
  const services = Object.entries(compose.services)
  return [
    ...services.flatMap(([name, service]) => [
      ...imageFaults(compose, name, service),
      ...storageFaults(deployed, compose, name, service),
      ...dependencyFaults(deployed, compose, name, service),
      ...publicationFaults(name, service),
      ...ownerFaults(name, service),
      ...(service.image === product ? productFaults(compose, name, service) : foreignFaults(name, service)),
    ]),
    ...unusedFaults(compose),
    ...exampleFaults(compose, textOf(deployed, file)),
  ]
}

function imageFaults({ services }: Compose, name: string, { image, build }: ComposeService) {
  if (build) {
    const dockerfile = posix.join('deploy', build.context ?? '', build.dockerfile ?? 'Dockerfile')
    return isInRepository(dockerfile) ? [] : [`${file}: ${name} is built by ${dockerfile}, which is not there`]
  }
  if (Object.values(services).some((other) => other.build && other.image === image)) return []
  return /:v?\d[\w.-]*$/.test(image) ? [] : [`${file}: the image of ${name} has no version`]
}

function storageFaults(
  deployed: Deployed,
  compose: Compose,
  name: string,
  { volumes = [], networks = [] }: ComposeService,
) {
  const missing = networks.filter((network) => !(network in compose.networks))
  return [
    ...missing.map((network) => `${file}: ${name} is in the network ${network}, which is not there`),
    ...volumes.flatMap((volume) => {
      const [source = '', target = ''] = volume.split(':')
      if (!target.startsWith('/')) return [`${file}: ${name} mounts ${volume} nowhere`]
      if (!source.startsWith('./')) {
        return source in compose.volumes ? [] : [`${file}: ${name} mounts the volume ${source}, which is not there`]
      }
      const path = source.slice(2)
      const isThere = [...deployed.keys()].some((each) => each === path || each.startsWith(`${path}/`))
      return isThere ? [] : [`${file}: ${name} mounts deploy/${path}, which is not there`]
    }),
  ]
}

function dependencyFaults(deployed: Deployed, compose: Compose, name: string, service: ComposeService) {
  return Object.entries(service.depends_on ?? {}).flatMap(([other, { condition }]) => {
    const needed = compose.services[other]
    if (!needed) return [`${file}: ${name} depends on ${other}, which is not there`]
    // The product's image has a check of its own.
    const isChecked =
      needed.healthcheck?.test || (needed.image === product && /^HEALTHCHECK /m.test(textOf(deployed, 'Containerfile')))
    return condition !== 'service_healthy' || isChecked
      ? []
      : [`${file}: ${name} waits until ${other} is healthy, and nobody checks that`]
  })
}

/** Docker opens a port without an address on every network of the machine, past its firewall. */
const publicationFaults = (name: string, { ports = [] }: ComposeService) =>
  ports
    .filter((port) => !/^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:]+\]):\d+:\d+$/.test(port))
    .map((port) => `${file}: ${name} publishes ${port} without an address`)

/** What a container may do to its machine, and that it comes back. */
function ownerFaults(name: string, { image, restart, read_only, cap_drop, security_opt = [] }: ComposeService) {
  const options = security_opt.filter((option) => option !== 'no-new-privileges:true')
  const isOurs = image === product || image.startsWith('nginx')
  const isBound = read_only === true && cap_drop?.includes('ALL') && security_opt.length > 0
  return [
    ...options.map((option) => `${file}: ${name} has the security option ${option}`),
    ...(restart ? [] : [`${file}: nobody restarts ${name}`]),
    ...(isOurs && !isBound ? [`${file}: ${name} may do more than it needs`] : []),
  ]
}

// Of the images' own pages: a misspelt name leaves a database without a password, or a board open to everybody.
const foreign: Readonly<Record<string, readonly string[]>> = {
  postgres: ['POSTGRES_DB', 'POSTGRES_USER', 'POSTGRES_PASSWORD'],
  'grafana/grafana': ['GF_SECURITY_ADMIN_PASSWORD', 'GF_USERS_ALLOW_SIGN_UP'],
}

function foreignFaults(name: string, { image, environment = {} }: ComposeService) {
  const known = foreign[image.split(':')[0] ?? ''] ?? []
  return [
    ...known.filter((each) => !(each in environment)).map((each) => `${file}: nobody tells ${name} ${each}`),
    ...Object.keys(environment)
      .filter((each) => !known.includes(each))
      .map((each) => `${file}: ${name} is told ${each}, which it is not known to read`),
  ]
}

function productFaults(compose: Compose, name: string, service: ComposeService) {
  const where = `${file} ${name}`
  const environment = { ...(service.env_file ? compose.settings : {}), ...service.environment }
  // Those of compose.yaml's own variables that are in compose.env reach the process as well, and nobody reads them there.
  const own = Object.fromEntries(
    Object.entries(environment)
      .filter(([key]) => !/^(?:POSTGRES|GRAFANA)_PASSWORD$/.test(key))
      // A figure without quotes is a text all the same.
      .map(([key, value]) => [key, String(value)]),
  )
  const graceSeconds = Number(/^(\d+)s$/.exec(service.stop_grace_period ?? '10s')?.[1])
  return [
    ...settingFaults(where, own),
    ...roleFaults(where, service.command ?? [], own),
    ...leavingFaults(where, own, graceSeconds),
    ...(service.command ?? [])
      .filter((word) => !word.startsWith('--') && !isInRepository(word))
      .map((path) => `${where}: there is no ${path}`),
    ...Object.entries(own).flatMap(([setting, value]) => {
      const { hostname } = URL.parse(value) ?? {}
      // A name without a dot is a service of ours.
      if (!hostname || hostname.includes('.')) return []
      return meets(compose, name, hostname)
        ? []
        : [`${where}: ${setting} leads to ${hostname}, which it does not reach`]
    }),
  ]
}

/** Whether two services share a network. */
export const meets = ({ services }: Compose, from: string, to: string) =>
  services[from]?.networks?.some((network) => services[to]?.networks?.includes(network)) ?? false

function unusedFaults({ services, networks, volumes }: Compose) {
  const all = Object.values(services)
  const isUsed = (volume: string) => all.some((each) => each.volumes?.some((used) => used.startsWith(`${volume}:`)))
  const isJoined = (network: string) => all.some((each) => each.networks?.includes(network))
  return [
    ...Object.keys(volumes)
      .filter((name) => !isUsed(name))
      .map((name) => `${file}: nobody mounts the volume ${name}`),
    ...Object.keys(networks)
      .filter((name) => !isJoined(name))
      .map((name) => `${file}: nobody is in the network ${name}`),
  ]
}

/** A name in the example that neither compose.yaml nor the product reads is a misspelt one. */
function exampleFaults({ settings }: Compose, text: string) {
  const own = Object.keys(settings).filter((name) => !text.includes(`\${${name}`))
  return settingFaults('compose.env.example', Object.fromEntries(own.map((name) => [name, settings[name] ?? ''])))
}
