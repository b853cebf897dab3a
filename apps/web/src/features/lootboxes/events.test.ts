import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lootboxesEvents } from './events'
import { lootboxFixture, spunFixture } from './lootboxFixture'
import { lootboxesQuery, pastLootboxesQuery } from './queries'

const { queryKey } = lootboxesQuery()
const { queryKey: pastKey } = pastLootboxesQuery()

function opened() {
  const cache = new QueryClient()
  cache.setQueryData(queryKey, [lootboxFixture(), lootboxFixture({ id: 2 })])
  cache.setQueryData(pastKey, { data: [], next: null })
  const hear = (box: Parameters<NonNullable<typeof lootboxesEvents.lootboxes_changes>>[0]) =>
    lootboxesEvents.lootboxes_changes?.(box, cache)
  return {
    hear,
    shown: () => cache.getQueryData(queryKey)?.map(({ id, stage }) => [id, stage]),
    past: () => cache.getQueryData(pastKey)?.data.map(({ id }) => id),
    cache,
  }
}

test('[RTM-03] a box spun in another tab is used here too, and its prize is among the last ones', () => {
  const { hear, shown, past } = opened()
  hear(spunFixture(3))
  expect(shown()).toEqual([
    [1, 'activated'],
    [2, 'issued'],
  ])
  expect(past()).toEqual([1])
})

test('a new box joins the list', () => {
  const { hear, shown } = opened()
  hear(lootboxFixture({ id: 3 }))
  expect(shown()).toContainEqual([3, 'issued'])
})

test('repeated or late messages change nothing, in any order', () => {
  const states = [
    lootboxFixture({ version: 1 }),
    lootboxFixture({ version: 2, title: 'x' }),
    spunFixture(1, { version: 3 }),
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray([...states, ...states, states[2]!], { minLength: 7 }), (messages) => {
      const { hear, shown, past } = opened()
      for (const message of messages) hear(message)
      expect(shown()).toContainEqual([1, 'activated'])
      expect(past()).toEqual([1])
    }),
  )
})

test('the list keeps its own texts, because a message uses the account’s language', () => {
  const { hear, cache } = opened()
  hear(spunFixture(1, { title: 'Glücksrad', reason: 'Gekauft' }))
  expect(cache.getQueryData(queryKey)?.[0]).toMatchObject({
    title: 'Rocket Mart wheel',
    reason: 'Bought with astrocoins',
  })
})

test('a message without a loaded list changes nothing', () => {
  const cache = new QueryClient()
  lootboxesEvents.lootboxes_changes?.(spunFixture(1), cache)
  expect(cache.getQueryData(queryKey)).toBeUndefined()
})
