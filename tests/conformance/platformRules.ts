import { api, type CallName, type CallSpec, routes } from '@apogee/contract'
import { extensionsOf } from '@apogee/contract/answers/shapesOf'
import { urlOf } from '@apogee/contract/protocol/client'
import { isOurs, ourCalls } from '@apogee/contract/protocol/extensions'
import { type Use, uses, type Weight } from './pagesOfCalls.ts'

export interface Finding {
  readonly call: CallName
  readonly path: string
  readonly pages: string
  readonly weight: Weight | 'extension'
  /** `missing`: no such call; `faulty`: shape faults that are corrected or left out; `broken`: not usable at all. */
  readonly state: 'ok' | 'faulty' | 'missing' | 'broken' | 'not tried'
  readonly answered: string
  readonly faults: readonly string[]
}

export interface PlatformUnderTest {
  /** Origin, without a trailing slash. */
  readonly url: string
  readonly signIn?: { readonly email: string; readonly password: string }
  readonly send: (address: string, init: RequestInit) => Promise<Response>
}

const partners = /^(?:studio\.|site\.(?:health|ready|popups)|cashbox\.callback|support\.answer|profile\.kycCallback)/
const maxFaults = 8

/** Tests a platform call by call. It reads only; with an account it signs in and out. */
export async function conformPlatform(platform: PlatformUnderTest): Promise<Finding[]> {
  const cookie = platform.signIn ? await begin(platform, platform.signIn) : undefined
  const found: Finding[] = []
  for (const one of uses) found.push(await tryUse(platform, one, cookie))
  for (const name of ourCalls) {
    const isTried = !partners.test(name) && routes[name].startsWith('GET /') && !routes[name].includes(':')
    if (isTried) found.push(await tryExtension(platform, name, cookie))
  }
  if (cookie)
    await platform.send(`${platform.url}/api/users/sign_out`, { method: 'DELETE', headers: headersOf(cookie) })
  return found
}

const headersOf = (cookie: string | undefined, accept = 'application/json, text/plain, */*') => ({
  accept,
  'x-requested-with': 'XMLHttpRequest',
  'content-type': 'application/json',
  ...(cookie && { cookie }),
})

async function begin(platform: PlatformUnderTest, user: { email: string; password: string }): Promise<string> {
  const { url } = platform
  const answer = await platform.send(`${url}/api/users/sign_in`, {
    method: 'POST',
    headers: { ...headersOf(undefined), origin: url },
    body: JSON.stringify({ user }),
  })
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0])
  if (!answer.ok || cookies.length === 0) throw new Error(`signing in was answered ${answer.status}, without a session`)
  return cookies.join('; ')
}

async function callWith(platform: PlatformUnderTest, name: CallName, more: Partial<Use>, cookie: string | undefined) {
  const [method, path] = routes[name].split(' ') as [string, string]
  // wire-facts 5.5: some brands send games only for this media type.
  const accept = name === 'games.filter' ? 'application/vnd.s.v2+json' : undefined
  const init: RequestInit = { method, headers: { ...headersOf(cookie, accept), origin: platform.url } }
  if (more.body !== undefined) init.body = JSON.stringify(more.body)
  return platform.send(platform.url + urlOf(path, { ...more.params }), init)
}

async function tryUse(platform: PlatformUnderTest, one: Use, cookie: string | undefined): Promise<Finding> {
  const { call, pages, weight } = one
  const about = { call, path: routes[call], pages, weight }
  if (one.isPlayers && !cookie)
    return { ...about, state: 'not tried', answered: 'needs --email and --password', faults: [] }
  try {
    const answer = await callWith(platform, call, one, cookie)
    const text = await answer.text()
    const answered = `${answer.status}${text === '' ? ', empty' : ''}`
    if (isMissing(answer.status)) return { ...about, state: one.mayBeEmpty ? 'ok' : 'missing', answered, faults: [] }
    if (!answer.ok) return { ...about, state: 'broken', answered, faults: [] }
    if (text === '')
      return { ...about, state: one.mayBeEmpty ? 'ok' : 'faulty', answered, faults: ['the answer is empty'] }
    const body = parsed(text)
    if (body === undefined) return { ...about, state: 'broken', answered: `${answered}, no JSON`, faults: [] }
    const faults = faultsOf(call, body)
    return { ...about, state: faults.length > 0 ? 'faulty' : 'ok', answered, faults }
  } catch (error) {
    return { ...about, state: 'broken', answered: error instanceof Error ? error.message : String(error), faults: [] }
  }
}

async function tryExtension(platform: PlatformUnderTest, call: CallName, cookie: string | undefined): Promise<Finding> {
  const about = { call, path: routes[call], pages: 'docs/wire.md', weight: 'extension' as const, faults: [] }
  if (api[call].who === 'player' && !cookie)
    return { ...about, state: 'not tried', answered: 'needs --email and --password' }
  try {
    const { status, ok } = await callWith(platform, call, {}, cookie)
    // The call exists: a 422 for missing parameters does not matter here.
    return {
      ...about,
      state: isMissing(status) ? 'missing' : ok || status === 422 ? 'ok' : 'broken',
      answered: String(status),
    }
  } catch (error) {
    return { ...about, state: 'broken', answered: error instanceof Error ? error.message : String(error) }
  }
}

const isMissing = (status: number): boolean => status === 404 || status === 405 || status === 501

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Shape faults by field, each once, without those of extensions. */
export function faultsOf(call: CallName, body: unknown): string[] {
  const spec: CallSpec = api[call]
  const schema = spec.answers[200] ?? spec.answers[201]
  if (!schema || isOurs(call)) return []
  const extensions = new Set(extensionsOf(spec))
  const { error } = schema.safeParse(body)
  const faults = (error?.issues ?? [])
    .flatMap((issue) => flatten(issue))
    .filter(({ path }) => !isExtension(extensions, path))
  const lines = faults.map(({ path, message }) => `${path || 'the answer'}: ${message}`)
  const each = [...new Set(lines)]
  return each.length > maxFaults ? [...each.slice(0, maxFaults), `and ${each.length - maxFaults} more`] : each
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? '[]' : String(part)))
    .join('.')
    .replaceAll('.[]', '[]')

type Schema = NonNullable<CallSpec['answers'][number]>
type Issue = NonNullable<ReturnType<Schema['safeParse']>['error']>['issues'][number]

/** For a union, reports the faults of the alternative that fits best. */
function flatten(issue: Issue, before: readonly PropertyKey[] = []): { path: string; message: string }[] {
  const path = [...before, ...issue.path]
  if (issue.code !== 'invalid_union' || issue.errors.length === 0)
    return [{ path: pathOf(path), message: issue.message }]
  const best = issue.errors.toSorted((one, other) => other.length - one.length).at(0) ?? []
  return best.flatMap((inner) => flatten(inner, path))
}

/** Where the contract has `{}`, a map may have any keys. */
const isExtension = (extensions: ReadonlySet<string>, path: string): boolean => {
  const parts = path.split('.')
  for (let end = 1; end <= parts.length; end += 1) if (extensions.has(parts.slice(0, end).join('.'))) return true
  return extensions.has(path.replace(/^[^.[]+/, '{}'))
}

/** A call that a page needs is missing or not usable. */
export const isUnfit = ({ weight, state }: Finding): boolean =>
  weight === 'needed' && (state === 'missing' || state === 'broken')
