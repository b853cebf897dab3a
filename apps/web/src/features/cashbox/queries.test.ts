import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { methodsQuery } from './queries'

const visa = { id: 'visa', title: 'Visa' }

/** A server that has these lists of methods to give, one after the other, the last for ever. */
function serve(...lists: readonly (readonly object[])[]) {
  const asked = vi.fn(async () =>
    Response.json({ methods: lists[Math.min(asked.mock.calls.length, lists.length) - 1] }),
  )
  vi.stubGlobal('fetch', asked)
  return asked
}

const load = () => new QueryClient().fetchQuery({ ...methodsQuery('EUR'), retry: false })

afterEach(() => vi.unstubAllGlobals())

test('[ERR-18] a list of payment methods that comes empty is loaded again, until it is not', async () => {
  const asked = serve([], [], [visa])
  expect(await load()).toEqual([visa])
  expect(asked).toHaveBeenCalledTimes(3)
})

test('[ERR-18] after three more times an empty list is what there is', async () => {
  const asked = serve([])
  expect(await load()).toEqual([])
  expect(asked).toHaveBeenCalledTimes(4)
})
