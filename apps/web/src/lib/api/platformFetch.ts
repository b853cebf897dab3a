import { splitLocale } from '../i18n/locales'
import { type PageRequest, pageRequest } from '../pageRequest'

/** `from`: the visitor, the deadline of their page, and the callback for missing data. */
type Fetch = (
  request: Request,
  from?: Pick<PageRequest, 'address' | 'country' | 'renderBy' | 'onMissing'>,
) => Promise<Response>

/** Set by the composition root (`apps/web/serve.ts`): the back end, in this process or behind HTTP. */
const platformFetchKey = Symbol.for('apogee.platform.fetch')

/** Headers of the player's request that the back end relies on. */
const forwarded = ['cookie', 'user-agent', 'host', 'x-forwarded-for']

/** Calls the back end during server rendering, on behalf of the player whose page is being rendered. */
export const platformFetch: Fetch = (asked) => {
  const call = (globalThis as { [platformFetchKey]?: Fetch })[platformFetchKey]
  if (!call) throw new Error('no platform is mounted: start the server by apps/web/serve.ts')
  const page = pageRequest()
  if (!page) return call(asked)
  // Uses the origin the visitor used: the platform accepts state-changing requests from its own origin only (SEC-02).
  const request = new Request(asked.url.replace(/^https?:\/\/[^/]+/, page.url.origin), asked)
  for (const name of forwarded) {
    const value = page.headers.get(name)
    if (value !== null) request.headers.set(name, value)
  }
  const { locale } = splitLocale(page.url.pathname, page.brand.locales)
  request.headers.set('accept-language', locale)
  // The `locale` header of banner requests overrides the visitor's language cookie.
  request.headers.set('locale', locale)
  request.headers.set('origin', page.url.origin)
  return call(request, page)
}
