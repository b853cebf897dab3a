import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { playerQuery } from './queries'

const { api } = vi.hoisted(() => ({ api: vi.fn() }))
vi.mock('../../lib/api', () => ({ api }))
vi.mock('../../lib/page/isGuestPage', () => ({ isGuestPage: () => false }))

beforeEach(() => void api.mockReset())

test('[AUTH-18] a visitor is logged in once their profile has loaded, and a guest gets a response without one', async () => {
  const client = new QueryClient()
  const { queryKey } = playerQuery()
  api.mockResolvedValueOnce({})
  expect(await client.fetchQuery({ ...playerQuery(), staleTime: 0 })).toBeNull()
  let answer: (player: object) => void = () => undefined
  api.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const loading = client.fetchQuery({ ...playerQuery(), staleTime: 0 })
  expect(client.getQueryData(queryKey)).toBeNull()
  answer({ id: 10001, email: 'player@apogee.test' })
  expect(await loading).toMatchObject({ id: 10001 })
  expect(client.getQueryData(queryKey)).toMatchObject({ id: 10001 })
})
