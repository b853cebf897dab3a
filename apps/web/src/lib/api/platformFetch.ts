import { splitLocale } from '../i18n/locales'
import { pageRequest } from '../page/pageRequest'

/** Headers of the player's request that the back end relies on. */
const forwarded = ['cookie', 'user-agent', 'host', 'x-forwarded-for']

/** Calls the back end during server rendering, on behalf of the player whose page is being rendered. */
export async function platformFetch(asked: Request): Promise<Response> {
  const page = pageRequest()
  if (!page) throw new Error('the back end is called on the server only while a page is rendered')
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
  const { address, country, renderBy } = page
  const onMissing = () => {
    page.isIncomplete = true
  }
  return page.fetchPlatform(request, { address, country, renderBy, onMissing })
}
