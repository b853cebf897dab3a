import { type AnyRouter, createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pathOf } from '../../shell/dialogs/dialogs'
import { parsePlainSearch, writePlainSearch } from '../page/searchParams'
import { closeDelayMs, type DialogName, dialogControls, setDialogPaths } from './dialogs'

const root = createRootRoute()
const page = (path: string) => createRoute({ getParentRoute: () => root, path })
const popupPage = (path: string, dialog: DialogName) =>
  createRoute({ getParentRoute: () => root, path, staticData: { dialog } })
const pages = [
  ...['/', '/news', '/cashbox', '/deposit', '/dashboard', '/remind', '/login'].map(page),
  popupPage('/sign-in', 'signIn'),
  popupPage('/sign-up', 'signUp'),
]

async function open(path: string): Promise<AnyRouter> {
  const router: AnyRouter = createRouter({
    routeTree: root.addChildren(pages),
    parseSearch: parsePlainSearch,
    stringifySearch: writePlainSearch,
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: false,
    origin: 'http://localhost',
  })
  // As the router's provider does in a page.
  router.history.subscribe(() => void router.load())
  await router.load()
  return router
}
const names = (router: AnyRouter) =>
  (router.state.location.state.dialogs ?? []).map(({ name }: { name: string }) => name)
const topKey = (router: AnyRouter) => router.state.location.state.dialogs?.at(-1)?.key
const settled = (router: AnyRouter) => vi.waitFor(() => expect(router.state.status).toBe('idle'))
async function after(router: AnyRouter, what: () => unknown): Promise<string[]> {
  await what()
  await vi.advanceTimersByTimeAsync(closeDelayMs)
  await settled(router)
  return names(router)
}

setDialogPaths(async () => pathOf)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[MOD-06] popups stack over the page, the newest last, and close one by one', async () => {
  const router = await open('/news')
  const dialogs = dialogControls(router)
  expect(await after(router, () => dialogs.open('cashbox', { step: 'dashboard' }))).toEqual(['cashbox'])
  expect(await after(router, () => dialogs.open('currency'))).toEqual(['cashbox', 'currency'])
  expect(router.state.location.pathname).toBe('/news')
  expect(await after(router, () => dialogs.close())).toEqual(['cashbox'])
  expect(await after(router, () => dialogs.close())).toEqual([])
  expect(router.state.location.pathname).toBe('/news')
})

test('[MOD-08] navigating to another page closes all dialogs', async () => {
  const router = await open('/')
  const dialogs = dialogControls(router)
  await after(router, () => dialogs.open('cashbox', {}))
  await after(router, () => dialogs.open('currency'))
  expect(await after(router, () => router.navigate({ href: '/news' } as never))).toEqual([])
  expect(router.state.location.pathname).toBe('/news')
})

test('[MOD-08] a slow popup does not open after its visitor has navigated to another page', async () => {
  let arrive = () => {}
  setDialogPaths(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(pathOf)
      }),
  )
  const router = await open('/')
  dialogControls(router).open('support')
  await router.navigate({ href: '/news' } as never)
  setDialogPaths(async () => pathOf)
  expect(await after(router, () => arrive())).toEqual([])
  expect(router.state.location.pathname).toBe('/news')
  expect(await after(router, () => dialogControls(router).open('support'))).toEqual(['support'])
})

test('[CONST-13] a popup closes 100 ms after the request', async () => {
  const router = await open('/')
  const dialogs = dialogControls(router)
  await after(router, () => dialogs.open('support'))
  dialogs.close()
  await vi.advanceTimersByTimeAsync(99)
  expect(names(router)).toEqual(['support'])
  await vi.advanceTimersByTimeAsync(1)
  await settled(router)
  expect(names(router)).toEqual([])
})

test('[CONST-13] closing twice goes back once: the page stays', async () => {
  const router = await open('/')
  const dialogs = dialogControls(router)
  await router.navigate({ href: '/news' } as never)
  await after(router, () => dialogs.open('support'))
  dialogs.close()
  await vi.advanceTimersByTimeAsync(60)
  dialogControls(router).close()
  await vi.advanceTimersByTimeAsync(2_000)
  await settled(router)
  expect(names(router)).toEqual([])
  expect(router.state.location.pathname).toBe('/news')
  await after(router, () => dialogs.open('support'))
  expect(await after(router, () => dialogs.close())).toEqual([])
  expect(router.state.location.pathname).toBe('/news')
})

test('a popup closed by Back, or by its player during a call, closes nothing else', async () => {
  const router = await open('/')
  const dialogs = dialogControls(router)
  await router.navigate({ href: '/news' } as never)
  await after(router, () => dialogs.open('support'))
  const key = topKey(router)
  dialogs.close()
  router.history.back()
  await vi.advanceTimersByTimeAsync(2_000)
  await settled(router)
  expect(router.state.location.pathname).toBe('/news')
  await after(router, () => dialogs.open('search'))
  expect(await after(router, () => dialogs.close(key))).toEqual(['search'])
  await after(router, () => dialogs.close())
  expect(await after(router, () => dialogs.close())).toEqual([])
  expect(router.state.location.pathname).toBe('/news')
})

test('a double press opens a popup once, while its address loads and after; other props open another', async () => {
  const router = await open('/news')
  const twice = () => {
    dialogControls(router).open('cashbox', { step: 'deposit' })
    dialogControls(router).open('cashbox', { step: 'deposit' })
  }
  expect(await after(router, twice)).toEqual(['cashbox'])
  expect(await after(router, twice)).toEqual(['cashbox'])
  const key = topKey(router)
  expect(await after(router, () => dialogControls(router).replace('cashbox', { step: 'deposit' }))).toEqual(['cashbox'])
  expect(topKey(router)).toBe(key)
  expect(await after(router, () => dialogControls(router).open('cashbox', { step: 'dashboard' }))).toEqual([
    'cashbox',
    'cashbox',
  ])
})

test('[MOD-02] [RT-48] the address bar shows the cashbox’s step, and the page stays below', async () => {
  const router = await open('/news')
  await after(router, () => dialogControls(router).open('cashbox', { step: 'dashboard' }))
  expect(router.history.location.pathname).toBe('/dashboard')
  expect(router.state.location.pathname).toBe('/news')
})

test('sign-up replaces sign-in, so that Back leads to the page', async () => {
  const router = await open('/news')
  const dialogs = dialogControls(router)
  await after(router, () => dialogs.open('signIn', {}))
  expect(await after(router, () => dialogs.replace('signUp', {}))).toEqual(['signUp'])
  expect(await after(router, () => dialogs.close())).toEqual([])
})

test('[RT-48] on a page that is itself a popup, sign-in replaces it, including the address', async () => {
  const router = await open('/sign-up?redirect=%2Fprofile%2Flevel')
  expect(await after(router, () => dialogControls(router).replace('signIn', { redirect: '/profile/level' }))).toEqual(
    [],
  )
  expect(router.state.location.href).toBe('/sign-in?redirect=%2Fprofile%2Flevel')
  expect(router.history.length).toBe(1)
  expect(await after(router, () => dialogControls(router).open('language'))).toEqual(['language'])
  expect(router.state.location.pathname).toBe('/sign-in')
})

test('[SEC-04] the page a guest wants is in the address of the popup, so that it survives a reload', async () => {
  const router = await open('/news')
  const dialogs = dialogControls(router)
  const wanted = { redirect: '/profile/level?a=b' }
  const shown = () => router.history.location.href
  await after(router, () => dialogs.open('signUp', wanted))
  expect(shown()).toBe('/sign-up?redirect=%2Fprofile%2Flevel%3Fa%3Db')
  await after(router, () => dialogs.replace('signIn', wanted))
  expect(shown()).toBe('/sign-in?redirect=%2Fprofile%2Flevel%3Fa%3Db')
  await after(router, () => dialogs.replace('remind', wanted))
  expect(shown()).toBe('/remind?redirect=%2Fprofile%2Flevel%3Fa%3Db')
  // OPEN-85
  await after(router, () => dialogs.replace('signIn', { ...wanted, isOver: true }))
  expect(shown()).toBe('/login')
})

test('a popup can replace all those that cannot stay, at any position in the stack', async () => {
  const router = await open('/news')
  const dialogs = dialogControls(router)
  await after(router, () => dialogs.open('search'))
  await after(router, () => dialogs.open('cashbox', {}))
  const stays = ({ name }: { name: string }) => name === 'search'
  expect(await after(router, () => dialogs.replaceAll('signIn', { isOver: true }, stays))).toEqual(['search', 'signIn'])
  expect(await after(router, () => dialogs.close())).toEqual(['search'])
})
