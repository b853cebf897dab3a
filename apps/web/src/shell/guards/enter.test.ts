import { QueryClient } from '@tanstack/react-query'
import { type AnyRouter, createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playerQuery } from '../../features/profile/queries'
import { closeDelayMs, dialogControls, setDialogPaths } from '../../lib/navigation/dialogs'
import { toasts } from '../../lib/toasts'
import { chatDelayMs } from '../dialogs/hashAction'
import { followHash } from './enter'

const root = createRootRoute()
const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/terms' })])
const cache = new QueryClient()
const shell = {
  session: { already: 'Already', cashbox: 'From here', cashboxText: 'Press the button' },
  header: { withdraw: 'Withdraw', cashbox: 'Cashbox' },
}

async function open(path: string): Promise<AnyRouter> {
  const site = {
    flags: { live_chat: true },
    texts: { locale: 'en', areas: { shell } },
  }
  const router: AnyRouter = createRouter({
    routeTree,
    context: { queryClient: cache, site } as never,
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: false,
    origin: 'http://localhost',
  })
  router.history.subscribe(() => void router.load())
  await router.load()
  return router
}

const names = (router: AnyRouter) =>
  (router.state.location.state.dialogs ?? []).map(({ name }: { name: string }) => name)

async function rest(router: AnyRouter): Promise<void> {
  await vi.advanceTimersByTimeAsync(closeDelayMs)
  await vi.waitFor(() => expect(router.state.status).toBe('idle'))
}

/** Like a link on the page: the hash is a history entry on top of the previous one. */
async function follow(router: AnyRouter, hash: string): Promise<void> {
  const before = router.state.location
  await router.navigate({ to: '.', hash } as never)
  const followed = followHash(router, hash, before)
  await vi.advanceTimersByTimeAsync(chatDelayMs)
  await followed
  await vi.advanceTimersByTimeAsync(chatDelayMs)
  await rest(router)
}

beforeEach(() => {
  vi.useFakeTimers()
  // The product's addresses would load in real time, if another test file has set them.
  setDialogPaths(async () => () => undefined)
  for (const { id } of toasts.snapshot()) toasts.dismiss(id)
})
afterEach(() => {
  cache.clear()
  vi.useRealTimers()
})

test('[RT-59] the second #chat closes the chat, the third opens it, and Back leads to the page without it', async () => {
  const router = await open('/terms')
  await follow(router, 'chat')
  expect(names(router)).toEqual(['support'])
  await follow(router, 'chat')
  expect(names(router)).toEqual([])
  await follow(router, 'chat')
  expect(names(router)).toEqual(['support'])
  expect(router.state.location.hash).toBe('')
  router.history.back()
  await rest(router)
  expect(names(router)).toEqual([])
  expect(router.state.location.state.__TSR_index).toBe(0)
})

test('[RT-56] a hash opens its popup over those that are open', async () => {
  const router = await open('/terms')
  dialogControls(router).open('language')
  await rest(router)
  await follow(router, 'sign-in')
  expect(names(router)).toEqual(['language', 'signIn'])
  dialogControls(router).close()
  await rest(router)
  expect(names(router)).toEqual(['language'])
})

test('[RT-56] a player who follows a hash to log in stays where they are and sees a toast', async () => {
  cache.setQueryData(playerQuery().queryKey, { id: 7 } as never)
  const router = await open('/terms')
  await follow(router, 'sign-in')
  expect(names(router)).toEqual([])
  expect(router.state.location.href).toBe('/terms')
  expect(toasts.snapshot().map(({ id }) => id)).toEqual(['session'])
})

test('[GD-06] a player who entered an address of the cashbox sees why it did not open, and opens it with the button', async () => {
  cache.setQueryData(playerQuery().queryKey, { id: 7 } as never)
  const router = await open('/terms')
  await follow(router, 'withdraw')
  expect(router.state.location.href).toBe('/terms')
  expect(names(router)).toEqual([])
  const [shown] = toasts.snapshot()
  expect(shown).toMatchObject({ title: 'From here', text: 'Press the button', persistent: true })
  expect(shown?.action?.label).toBe('Withdraw')
  if (shown?.action && 'onPress' in shown.action) shown.action.onPress()
  await rest(router)
  expect(router.state.location.state.dialogs).toMatchObject([{ name: 'cashbox', props: { step: 'withdraw' } }])
})

test.each(['opens the cashbox elsewhere', 'logs out'])(
  '[GD-06] the offer of the cashbox ends when the player %s',
  async (how) => {
    cache.setQueryData(playerQuery().queryKey, { id: 7 } as never)
    const router = await open('/terms')
    await follow(router, 'withdraw')
    dialogControls(router).open('language')
    await rest(router)
    expect(toasts.snapshot()).toHaveLength(1)
    if (how === 'logs out') cache.setQueryData(playerQuery().queryKey, null)
    dialogControls(router).replace(how === 'logs out' ? 'search' : 'cashbox', {})
    await rest(router)
    await vi.waitFor(() => expect(toasts.snapshot()).toEqual([]))
  },
)

test('[GD-06] [SAFE-02] a player on a break is offered the cashbox without a deposit', async () => {
  cache.setQueryData(playerQuery().queryKey, { id: 7, break_until: '9999-01-01T00:00:00Z' } as never)
  const router = await open('/terms')
  await follow(router, 'deposit')
  const [shown] = toasts.snapshot()
  expect(shown?.action?.label).toBe('Cashbox')
  if (shown?.action && 'onPress' in shown.action) shown.action.onPress()
  await rest(router)
  expect(router.state.location.state.dialogs).toMatchObject([{ name: 'cashbox', props: {} }])
  expect(router.state.location.state.dialogs?.[0]?.props).toEqual({})
})

test('[GD-06] a guest is offered no cashbox', async () => {
  const router = await open('/terms')
  await follow(router, 'withdraw')
  expect(toasts.snapshot()).toEqual([])
})
