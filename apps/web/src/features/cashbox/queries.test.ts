import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { methodsQuery } from './queries'

const { api } = vi.hoisted(() => ({ api: vi.fn() }))
vi.mock('../../lib/api', () => ({ api }))

const visa = { id: 'visa', title: 'Visa' }
const load = () => new QueryClient().fetchQuery(methodsQuery('EUR'))

beforeEach(() => void api.mockReset())

test('[ERR-18] an empty list of payment methods is loaded again until it is not empty', async () => {
  api
    .mockResolvedValueOnce({ methods: [] })
    .mockResolvedValueOnce({ methods: [] })
    .mockResolvedValue({ methods: [visa] })
  expect(await load()).toEqual([visa])
  expect(api).toHaveBeenCalledTimes(3)
})

test('[ERR-18] after three retries an empty list is accepted', async () => {
  api.mockResolvedValue({ methods: [] })
  expect(await load()).toEqual([])
  expect(api).toHaveBeenCalledTimes(4)
})
