import { type AnyRouter, createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pathOf } from '../shell/dialogs'
import { closeDelayMs, dialogControls, setDialogPaths } from './dialogs'

const root = createRootRoute()
const page = (path: string) => createRoute({ getParentRoute: () => root, path })
const paths = ['/', '/news', '/cashbox', '/deposit', '/dashboard', '/sign-in', '/sign-up']

async function open(path: string): Promise<AnyRouter> {
  const router: AnyRouter = createRouter({
    routeTree: root.addChildren(paths.map(page)),
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: false,
    origin: 'http://localhost',
  })
  // As the provider of the router does in a page.
  router.history.subscribe(() => void router.load())
  await router.load()
  return router
}
const names = (router: AnyRouter) =>
  (router.state.location.state.dialogs ?? []).map(({ name }: { name: string }) => name)
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

test('[MOD-08] another page has none of them', async () => {
  const router = await open('/')
  const dialogs = dialogControls(router)
  await after(router, () => dialogs.open('cashbox', {}))
  await after(router, () => dialogs.open('currency'))
  expect(await after(router, () => router.navigate({ href: '/news' } as never))).toEqual([])
  expect(router.state.location.pathname).toBe('/news')
})

test('[CONST-13] a popup closes 100 ms after it was asked to', async () => {
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

test('[MOD-02] [RT-48] the address bar shows the step of the cashbox, the page stays below', async () => {
  const router = await open('/news')
  await after(router, () => dialogControls(router).open('cashbox', { step: 'dashboard' }))
  expect(router.history.location.pathname).toBe('/dashboard')
  expect(router.state.location.pathname).toBe('/news')
})

test('sign-up takes the place of sign-in, so that Back leads to the page', async () => {
  const router = await open('/news')
  const dialogs = dialogControls(router)
  await after(router, () => dialogs.open('signIn', {}))
  expect(await after(router, () => dialogs.replace('signUp', {}))).toEqual(['signUp'])
  expect(await after(router, () => dialogs.close())).toEqual([])
})
