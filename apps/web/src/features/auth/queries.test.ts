import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { confirmationQuery, unlockQuery } from './queries'

test.each([
  ['confirm', confirmationQuery('a token')],
  ['unlock', unlockQuery('a token')],
])('a token to %s is sent once, although it is rejected and shown again', async (_, query) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let asked = 0
  const options = {
    ...query,
    queryFn: () => {
      asked += 1
      return Promise.reject(new Error('refused'))
    },
  } as unknown as QueryObserverOptions
  const show = () => new QueryObserver(client, options).subscribe(() => undefined)
  const hide = show()
  await expect.poll(() => client.getQueryState(options.queryKey)?.status).toBe('error')
  hide()
  show()
  expect(client.isFetching()).toBe(0)
  expect(asked).toBe(1)
})
