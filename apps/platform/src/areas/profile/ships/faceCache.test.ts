import { expect, test } from 'vitest'
import type { Row, Sql } from '../../../core/db/db.ts'
import { faceCacheMs, openFaceCache } from './faceCache.ts'

/** Players of a database, whose reads are listed, and a cache on it. */
function openCache() {
  const players = new Map([
    [1n, { nickname: 'Nova', ship: ['manta', 'sky'] }],
    [2n, { nickname: 'Vega', ship: ['tug', 'rose'] }],
  ])
  const reads: bigint[][] = []
  let now = 1_000
  let moved: () => void = () => undefined
  const clock = {
    now: () => new Date(now),
    onMove: (listener: () => void) => {
      moved = listener
      return () => undefined
    },
  }
  const sql: Sql = {
    query: async <R extends Row>(_: unknown, [ids]: readonly unknown[] = []) => {
      reads.push(ids as bigint[])
      return (ids as bigint[]).flatMap((id) => {
        const player = players.get(id)
        return player ? [{ id, groups: [], ...player }] : []
      }) as unknown as R[]
    },
  }
  const facesOf = openFaceCache(clock)
  const names = async (...ids: bigint[]) =>
    [...(await facesOf(sql, ids)).values()].map(({ nickname, ship }) => `${nickname} ${ship}`)
  return { players, reads, names, wait: (ms: number) => (now += ms), move: () => moved() }
}

test('each player is read once, and players in the cache are not read again for another', async () => {
  const { names, reads } = openCache()
  expect(await names(1n)).toEqual(['Nova manta-sky-0'])
  expect(await names(1n, 2n)).toEqual(['Nova manta-sky-0', 'Vega tug-rose-0'])
  expect(await names(2n, 1n, 1n)).toEqual(['Vega tug-rose-0', 'Nova manta-sky-0'])
  expect(reads).toEqual([[1n], [2n]])
})

test('a changed nickname and ship are shown within ten seconds', async () => {
  const { names, players, wait } = openCache()
  await names(1n)
  players.set(1n, { nickname: 'Lyra', ship: ['tug', 'sky'] })
  wait(faceCacheMs - 1)
  expect(await names(1n)).toEqual(['Nova manta-sky-0'])
  wait(2)
  expect(await names(1n)).toEqual(['Lyra tug-sky-0'])
  expect(faceCacheMs).toBe(10_000)
})

test('a move of the clock clears the cache, and an unknown player is read again', async () => {
  const { names, reads, move } = openCache()
  await names(1n, 3n)
  await names(3n)
  move()
  await names(1n)
  expect(reads).toEqual([[1n, 3n], [3n], [1n]])
})
