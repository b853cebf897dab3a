import type { MessageOf } from '@apogee/contract/realtime'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { gamesEvents } from '../events'
import type { TileGame } from '../model'
import { latestQuery, type RoundWin, winsShown } from './latestQuery'

const asked: unknown[] = []
vi.mock('../../../lib/api', () => ({
  api: async (name: string, input: { body: { game_ids: string[] } }) => {
    asked.push(name)
    const known = input.body.game_ids.filter((id) => id !== 'gone/Gone')
    return Object.fromEntries(known.map((identifier) => [identifier, wireGame(identifier)]))
  },
}))
const wireGame = (identifier: string) => ({
  identifier,
  title: identifier,
  provider: 'a',
  seo_title: 'b',
  badges: [],
  categories: [],
  currencies: {},
  unfinished_games_for: [],
  preview: { version: '1', colors: [], glow: '' },
})

const shown = (identifier: string): RoundWin => ({
  key: identifier,
  nickname: 'St***',
  currency: 'EUR',
  bet: 100,
  win: 250,
  game: { identifier } as TileGame,
})
const message = (identifier: string, bet: number, win: number): MessageOf<'public:wins'> => ({
  player: { nickname: 'Ve***' },
  round: { bet, win, currency: 'EUR' },
  game: { identifier },
})

let cache: QueryClient
beforeEach(() => {
  cache = new QueryClient()
  asked.length = 0
})
const hear = (one: MessageOf<'public:wins'>) => gamesEvents['public:wins']?.(one, cache)
const wins = () => cache.getQueryData(latestQuery.queryKey)

test('[RTM-02] a real win is added to the front of the ticker, with the game it opens', async () => {
  cache.setQueryData(latestQuery.queryKey, [shown('a/Known')])
  hear(message('a/New', 100, 900))
  await expect.poll(() => wins()?.map(({ game }) => game.identifier)).toEqual(['a/New', 'a/Known'])
  expect(wins()?.[0]).toMatchObject({ nickname: 'Ve***', bet: 100, win: 900, currency: 'EUR' })
})

test('[RTM-02] data of a game that is already shown is not requested again, and the oldest win is removed', async () => {
  cache.setQueryData(
    latestQuery.queryKey,
    Array.from({ length: winsShown }, (_, place) => shown(`a/${place}`)),
  )
  hear(message('a/3', 100, 900))
  await expect.poll(() => wins()?.[0]?.win).toBe(900)
  expect(wins()).toHaveLength(winsShown)
  expect(wins()?.at(-1)?.game.identifier).toBe(`a/${winsShown - 2}`)
  expect(asked).toEqual([])
})

test('[SAFE-09] a round that won no more than its stake, and a game that cannot be opened, are left out', async () => {
  cache.setQueryData(latestQuery.queryKey, [shown('a/Known')])
  hear(message('a/Known', 100, 100))
  hear(message('gone/Gone', 100, 900))
  hear(message('a/Known', 100, 101))
  await expect.poll(() => wins()?.length).toBe(2)
  expect(wins()?.map(({ win }) => win)).toEqual([101, 250])
})

test('without a ticker on the page nothing is loaded for it', () => {
  hear(message('a/New', 100, 900))
  expect(wins()).toBeUndefined()
  expect(asked).toEqual([])
})
