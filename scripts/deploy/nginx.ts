// The configuration of nginx against nginx's own reference of its directives: where each may stand, how many words it takes, and
// of which kind.
import { type Directive as Described, getDirectives, getVariables } from '@nginx/reference-lib'
import { meets } from './compose.ts'
import { readCompose } from './composeFile.ts'
import { type Deployed, textOf } from './deployed.ts'
import { type Directive, NginxSyntaxError, readNginx } from './nginxReader.ts'

const file = 'nginx/apogee.conf'
/** compose.yaml mounts it where nginx reads what belongs in `http { }`. */
const mountedAt = './nginx/apogee.conf:/etc/nginx/conf.d/default.conf:ro'

const known = new Map<string, Described[]>()
// Of the open source build, for HTTP.
for (const directive of getDirectives())
  if (/^(?:ngx_http_|Core)/.test(directive.module))
    known.set(directive.name, [...(known.get(directive.name) ?? []), directive])

const kinds: Readonly<Record<string, RegExp>> = {
  time: /^\d+(?:ms|[smhdwMy])?$/,
  size: /^\d+[kKmMgG]?$/,
  number: /^\d+$/,
  $variable: /^\$[a-z_]\w*$/,
}

/** One alternative of a directive's syntax: what it takes at least and at most, and the pattern of its one word if it has one. */
function takes(html: string) {
  const text = html
    .replace(/<em><code>(.*?)<\/code><\/em>/g, '<$1>')
    .replace(/<\/?(?:p|code|em|strong)>/g, '')
    .replace(/&hellip;/g, '…')
    .replace(/\{\.\.\.\}/, '')
    .replace(/\s*\|\s*/g, '|')
    .trim()
  const parts = text.match(/\[(?:[^[\]]|\[[^\]]*\])*\]\S*|\S+/g) ?? []
  const needed = parts.filter((part) => !part.startsWith('[') && part !== '…')
  const isRepeated = text.includes('…')
  const [only = ''] = needed
  const choices = only.split('|')
  const isChoice = needed.length === 1 && !/[<[]/.test(only)
  const kind = needed.length === 1 ? kinds[/^<(.*)>$/.exec(only)?.[1] ?? ''] : undefined
  return {
    least: needed.length,
    most: isRepeated ? Number.POSITIVE_INFINITY : parts.length,
    accepts: (word: string) => (isChoice ? choices.includes(word) : (kind?.test(word) ?? true)),
  }
}

function directiveFaults({ name, words, line, inner }: Directive, context: string): string[] {
  const where = `${file}:${line}:`
  // `include` may stand everywhere.
  const here = known.get(name)?.filter(({ contexts }) => contexts.includes(context) || contexts.includes(''))
  if (!here) return [`${where} nginx has no directive ${name}`]
  const fitting = here.filter(({ isBlock }) => isBlock === (inner !== undefined))
  if (here.length === 0) return [`${where} ${name} cannot stand in ${context}`]
  if (fitting.length === 0) return [`${where} ${name} ${inner ? 'is no block' : 'is a block'}`]
  const ways = fitting.flatMap(({ syntax }) => syntax.map(takes))
  if (!ways.some(({ least, most }) => words.length >= least && words.length <= most))
    return [`${where} ${name} takes another number of words than ${words.length}`]
  return ways.some(({ accepts }) => words.every((word) => word.startsWith('$') || accepts(word)))
    ? []
    : [`${where} ${name} does not take ${words.join(' ')}`]
}

function blockFaults(directives: readonly Directive[], context: string): string[] {
  return directives.flatMap((directive) => {
    const faults = directiveFaults(directive, context)
    if (faults.length > 0 || !directive.inner) return faults
    // What stands in a map are values of the variable, not directives.
    if (directive.name === 'map') return mapFaults(directive.inner)
    return blockFaults(directive.inner, directive.name)
  })
}

const mapFaults = (entries: readonly Directive[]) =>
  entries
    .filter(({ name, words, inner }) => inner || (words.length !== 1 && !['hostnames', 'volatile'].includes(name)))
    .map(({ line, name }) => `${file}:${line}: ${name || '""'} needs one value`)

/** What a location asks, or answers by itself. */
const served = ['proxy_pass', 'return', 'root', 'alias']

/** A block that sets a header for what it asks has none of those around it: nginx takes one block's headers or the other's. */
function inheritanceFaults(directives: readonly Directive[], around: readonly string[] = []): string[] {
  const set = directives.flatMap(({ name, words }) => (name === 'proxy_set_header' ? [words[0] ?? ''] : []))
  const lost = set.length > 0 ? around.filter((header) => !set.includes(header)) : []
  const line = directives.find(({ name }) => name === 'proxy_set_header')?.line
  return [
    ...lost.map((header) => `${file}:${line}: the header ${header} of the block around is lost here`),
    ...directives.flatMap(({ inner, name, line: at }) => {
      if (!inner || name === 'map') return []
      const answers = name !== 'location' || inner.some((each) => served.includes(each.name))
      return [
        ...(answers ? [] : [`${file}:${at}: this location answers nothing`]),
        ...inheritanceFaults(inner, set.length > 0 ? set : around),
      ]
    }),
  ]
}

const flat = (directives: readonly Directive[]): Directive[] =>
  directives.flatMap((directive) => [directive, ...flat(directive.inner ?? [])])

function variableFaults(all: readonly Directive[]) {
  const made = all.flatMap(({ name, words }) => (name === 'set' ? [words[0]] : name === 'map' ? [words[1]] : []))
  const listed = getVariables().map(({ name }) => name)
  // `$http_NAME` stands for every header.
  const families = listed.filter((name) => name.endsWith('_NAME')).map((name) => name.slice(0, -'NAME'.length))
  return all.flatMap(({ words, line }) =>
    words
      .flatMap((word) => word.match(/\$\w+/g) ?? [])
      .filter((name) => !made.includes(name) && !listed.includes(name))
      .filter((name) => !families.some((family) => name.startsWith(family)))
      .map((name) => `${file}:${line}: nobody sets ${name}`),
  )
}

export function nginxFaults(deployed: Deployed): string[] {
  const faults: string[] = []
  const compose = readCompose(deployed, faults)
  const directives = read(textOf(deployed, file), faults)
  if (!compose || !directives) return faults
  faults.push(...blockFaults(directives, 'http'))
  const all = flat(directives)
  faults.push(...variableFaults(all), ...inheritanceFaults(directives))

  const [entrance] = Object.entries(compose.services).find(([, { volumes }]) => volumes?.includes(mountedAt)) ?? []
  if (!entrance) return [...faults, 'compose.yaml: nothing reads nginx/apogee.conf']
  const ports = all.flatMap(({ name, words }) => (name === 'listen' ? words : []))
  for (const published of compose.services[entrance]?.ports ?? [])
    if (!ports.includes(published.split(':').at(-1) ?? '')) faults.push(`${file}: nothing listens at ${published}`)
  const platform = URL.parse(compose.services['front']?.environment?.['PLATFORM_URL'] ?? '')
  if (platform?.hostname === entrance && !ports.includes(platform.port))
    faults.push(`${file}: nothing listens at ${platform.host}, where the front end asks`)
  for (const { words, line } of all)
    for (const [, host = ''] of words.join(' ').matchAll(/http:\/\/([\w-]+)/g))
      if (!meets(compose, entrance, host)) faults.push(`${file}:${line}: does not reach ${host}`)
  // nginx asks for the name in a variable only if it is told whom.
  const asksLater = all.some(({ name, words }) => name === 'proxy_pass' && words[0]?.startsWith('$'))
  if (asksLater && !all.some(({ name }) => name === 'resolver'))
    faults.push(`${file}: names in variables need a resolver`)
  return faults
}

function read(text: string, faults: string[]) {
  try {
    return readNginx(text)
  } catch (error) {
    if (!(error instanceof NginxSyntaxError)) throw error
    faults.push(`${file}: ${error.message}`)
    return undefined
  }
}
