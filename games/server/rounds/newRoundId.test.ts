import { expect, test } from 'vitest'
import { z } from 'zod'
import { newRoundId } from './newRoundId.ts'

const at = (time: string) => newRoundId(new Date(time))

test('an id is a UUID of version 7 with the millisecond of its round', () => {
  const id = at('2026-11-30T09:00:00.123Z')
  expect(z.uuidv7().safeParse(id).success).toBe(true)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-11-30T09:00:00.123Z'))
})

test('ids are in the order of time, and those of one millisecond differ', () => {
  const ids = ['1970-01-01T00:00:00.001Z', '2026-11-30T09:00:00.000Z', '2026-11-30T09:00:00.001Z', '2527-01-01'].map(at)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(Array.from({ length: 1_000 }, () => at('2026-11-30'))).size).toBe(1_000)
})
