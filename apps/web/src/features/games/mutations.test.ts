import { MutationObserver, onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { api, ConnectionError } from '../../lib/api'
import { favouriteToggle, isTogglingFavourite } from './mutations'
import { favouritesQuery } from './queries'

vi.mock('../../lib/api', async (original) => ({ ...(await original<object>()), api: vi.fn() }))
const { queryKey } = favouritesQuery('EUR')

afterEach(() => {
  vi.mocked(api).mockReset()
  onlineManager.setOnline(true)
})

/** A player with two favourites, and a server whose response the test controls. */
function made() {
  const client = new QueryClient()
  client.setQueryData(queryKey, [32, 64])
  let answer: { resolve: () => void; reject: (error: Error) => void } | undefined
  vi.mocked(api).mockImplementation(
    () => new Promise((resolve, reject) => (answer = { resolve: () => resolve({} as never), reject })),
  )
  const refused = vi.fn()
  const observer = new MutationObserver(client, favouriteToggle(client, 'EUR', refused))
  const sent = () => vi.waitFor(() => expect(answer).toBeDefined())
  return { client, observer, refused, sent, answer: () => answer!, ids: () => client.getQueryData(queryKey) }
}

test('[LOB-16] [LOB-18] a favourite is removed from the list at once, and stays removed when the server agrees', async () => {
  const { observer, sent, answer, ids } = made()
  const done = observer.mutate({ id: 32, title: 'Ember Wyrm', isFavourite: true })
  await sent()
  expect(ids()).toEqual([64])
  answer().resolve()
  await done
  expect(ids()).toEqual([64])
  expect(vi.mocked(api).mock.calls).toEqual([['games.removeFavorite', { params: { id: 32 } }]])
})

const added = { id: 96, title: 'Ember Wyrm', isFavourite: false }

test('[LOB-18] a change that the server rejects is reverted, with a message', async () => {
  const { observer, sent, answer, ids, refused } = made()
  const done = observer.mutate(added).catch(() => undefined)
  await sent()
  expect(ids()).toEqual([32, 64, 96])
  const refusal = new Error('503')
  answer().reject(refusal)
  await done
  expect(ids()).toEqual([32, 64])
  expect(vi.mocked(refused).mock.calls).toEqual([[refusal, added]])
})

test('[LOB-17] a toggle runs until its response, and only then may the next begin', async () => {
  const { client, observer, sent, answer } = made()
  expect(isTogglingFavourite(client)).toBe(false)
  const done = observer.mutate({ id: 32, title: 'Ember Wyrm', isFavourite: true })
  await sent()
  expect(isTogglingFavourite(client)).toBe(true)
  answer().resolve()
  await done
  expect(isTogglingFavourite(client)).toBe(false)
})

test('[LOB-18] without a network a toggle is reverted with a message, not queued', async () => {
  onlineManager.setOnline(false)
  const { observer, sent, answer, ids, refused } = made()
  const done = observer.mutate(added).catch(() => undefined)
  await sent()
  answer().reject(new ConnectionError('network'))
  await done
  expect(ids()).toEqual([32, 64])
  expect(refused).toHaveBeenCalledOnce()
})
