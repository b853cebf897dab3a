import { expect, test } from 'vitest'
import { isSamePlay, readRealityMinutes, realityDueAt } from './realityCheck.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12, minutes))

test('[SAFE-04] a check is due after 60 minutes of play, or after the chosen 15, 30 or 60', () => {
  expect(realityDueAt(at(0), readRealityMinutes(undefined))).toEqual(at(60))
  expect(realityDueAt(at(0), readRealityMinutes('15'))).toEqual(at(15))
  expect(realityDueAt(at(5), readRealityMinutes('30'))).toEqual(at(35))
  expect(readRealityMinutes('7')).toBe(60)
})

test('[SAFE-04] half an hour without a round ends a play', () => {
  expect(isSamePlay(at(0), at(29))).toBe(true)
  expect(isSamePlay(at(0), at(30))).toBe(false)
})
