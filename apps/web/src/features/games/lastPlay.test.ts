import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { readLastPlay } from './lastPlay'

const revealed = vi.hoisted(() => [] as string[])
vi.mock('../../lib/api', async (original) => ({
  ...(await original<typeof import('../../lib/api')>()),
  api: async (_: string, { params: { id } }: { params: { id: string } }) => {
    revealed.push(id)
    return { receipt_url: `/receipt/${id}.signature` }
  },
}))

const clientWith = (best: { id: string } | null) => {
  const client = new QueryClient()
  vi.spyOn(client, 'fetchQuery').mockResolvedValue({ best, playSums: [{ rounds: 3 }] })
  return client
}

test.each([
  [{ id: '0190-own' }, ['0190-own'], '/receipt/0190-own.signature'],
  // Only our studio's rounds can be verified: a request about another's would be an error in the log at each log-out.
  [{ id: 'partner:77' }, [], undefined],
  [null, [], undefined],
])('after a log-out with the best round %j, these are revealed: %j', async (best, asked, receipt) => {
  revealed.length = 0
  const play = await readLastPlay(clientWith(best))
  expect([play?.receipt, revealed]).toEqual([receipt, asked])
})
