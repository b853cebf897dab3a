import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scriptsOfPage } from '../../lib/page/vendorScripts'

const script = (id: string, pages: string[]) => ({
  id,
  src: `https://${id}.test/loader.js`,
  category: 'statistics' as const,
  pages,
  sources: {},
  stores: ['_ga*', 'chat_id'],
  writesHtml: false,
})
const scripts = [script('chat', ['/support', '/promotions/*']), script('stats', ['/support'])]

interface Appended {
  readonly src: string
  readonly async: boolean
  readonly nonce: string
}

let cookies: Map<string, string>
let appended: Appended[]
let went: string[]
let navigate: (to: { publicHref: string; pathname: string }) => void

function openStorage(entries: Record<string, string>) {
  return Object.defineProperty({ ...entries }, 'removeItem', {
    value(this: Record<string, string>, key: string) {
      delete this[key]
    },
  })
}

/** A page of the site on which tracking has started: a new document. Returns the answers to its notice. */
async function open(pathname: string, consent?: 'all' | 'necessary') {
  vi.resetModules()
  const { reopenConsent, saveConsent } = await import('../../lib/browser/consent')
  const { startVendorScripts } = await import('./vendorScripts')
  if (consent) cookies.set('consent', consent)
  vi.stubGlobal('location', {
    pathname,
    hostname: 'play.apogee.test',
    reload: () => went.push('reload'),
    assign: (href: string) => went.push(href),
  })
  startVendorScripts({
    scripts,
    pathOf: (path) => path.replace(/^\/de(?=\/|$)/, '') || '/',
    documentPath: pathname,
    onNavigate: (listener) => {
      navigate = listener
    },
  })
  return { reopenConsent, saveConsent }
}

beforeEach(() => {
  cookies = new Map([['session', 's']])
  appended = []
  went = []
  vi.stubGlobal('localStorage', openStorage({ chat_id: '1', own: '2' }))
  vi.stubGlobal('sessionStorage', openStorage({ _gat: '1' }))
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [name = '', value = ''] = line.split(';')[0]!.split('=')
      if (line.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    },
    createElement: () => ({}),
    querySelector: () => ({ nonce: 'page-nonce' }),
    head: { append: (element: Appended) => appended.push(element) },
  })
})
afterEach(() => {
  // Test files share their modules, and the page that was opened still listens to the consent.
  vi.resetModules()
  vi.unstubAllGlobals()
})

const sources = () => appended.map(({ src }) => src)

test.each([[undefined], ['necessary' as const]])(
  'without consent (%s) nothing is loaded, and what is left is deleted',
  async (answer) => {
    cookies.set('_ga_1', 'x')
    await open('/support', answer)
    expect(sources()).toEqual([])
    expect([...cookies.keys()]).not.toContain('_ga_1')
    expect(cookies.get('session')).toBe('s')
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['own'], []])
  },
)

test('with consent the scripts of the page are loaded once, with its nonce', async () => {
  const { saveConsent } = await open('/de/support')
  saveConsent('all')
  saveConsent('all')
  expect(appended).toEqual([
    { src: 'https://chat.test/loader.js', async: true, nonce: 'page-nonce' },
    { src: 'https://stats.test/loader.js', async: true, nonce: 'page-nonce' },
  ])
  expect(went).toEqual([])
})

test('a page that is not listed gets none', async () => {
  await open('/promotions', 'all')
  expect(sources()).toEqual([])
  await open('/promotions/summer', 'all')
  expect(sources()).toEqual(['https://chat.test/loader.js'])
})

test.each([
  '/new-password',
  '/users/password/edit',
  '/profile/password/edit',
  '/confirmation',
  '/email-verify',
  '/users/confirmation',
  '/profile/confirmation',
  '/unlock',
  '/users/unlock',
  '/unsubscribe',
  '/profile/limits/confirm',
])('%s, whose address has a secret, gets none, also of a script for every page', (path) => {
  const everywhere = [script('stats', ['*']), script('account', ['/profile*', '/users/*'])]
  expect(scriptsOfPage(everywhere, path)).toEqual([])
  expect(scriptsOfPage(everywhere, '/profile/main')).toHaveLength(2)
})

test('after the consent is withdrawn, what scripts have stored is deleted and the page is loaded again without them', async () => {
  const { reopenConsent } = await open('/support', 'all')
  cookies.set('_ga', 'x').set('chat_id', 'y')
  reopenConsent()
  expect([...cookies.keys()]).toEqual(['session'])
  expect(went).toEqual(['reload'])
})

test('a refusal before anything was loaded loads nothing again', async () => {
  const { saveConsent } = await open('/support')
  saveConsent('necessary')
  expect([sources(), went]).toEqual([[], []])
})

test('going to a page with other scripts opens it as a new document, going to one with the same does not', async () => {
  await open('/promotions/summer', 'all')
  navigate({ publicHref: '/de/promotions/winter', pathname: '/promotions/winter' })
  expect(went).toEqual([])
  navigate({ publicHref: '/de/profile', pathname: '/profile' })
  navigate({ publicHref: '/de/support', pathname: '/support' })
  expect(went).toEqual(['/de/profile', '/de/support'])
})

test('without consent pages change as always', async () => {
  await open('/', 'necessary')
  navigate({ publicHref: '/support', pathname: '/support' })
  expect(went).toEqual([])
})
