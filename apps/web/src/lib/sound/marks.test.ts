import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forget } from '../browser/storage'
import { samplesOf } from './markSamples'
import { type Mark, playMark, setMarks } from './marks'

const played = vi.hoisted(() => [] as string[])
vi.mock('./markSamples', async (original) => ({
  ...(await original<typeof import('./markSamples')>()),
  soundMark: (mark: string) => {
    played.push(mark)
    return Promise.resolve()
  },
}))

const stored = new Map<string, string>()
const place = { hasGame: false, isPressed: true, isHidden: false }
beforeEach(() => {
  played.length = 0
  stored.clear()
  Object.assign(place, { hasGame: false, isPressed: true, isHidden: false })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', {
    querySelector: () => (place.hasGame ? {} : null),
    get hidden() {
      return place.isHidden
    },
  })
  vi.stubGlobal('navigator', {
    userActivation: {
      get hasBeenActive() {
        return place.isPressed
      },
    },
  })
})
afterEach(() => {
  forget('shell.marks')
  vi.unstubAllGlobals()
})

const hear = async (mark: Mark, player: { break_until?: string } | null = null) => {
  played.length = 0
  playMark(mark, player)
  await vi.dynamicImportSettled()
  return played
}

test('marks are off by default, and never sound before a press', async () => {
  expect(await hear('win')).toEqual([])
  setMarks(true)
  expect(await hear('win')).toEqual(['win'])
  place.isPressed = false
  expect(await hear('deposit')).toEqual([])
})

test('they are silent in a hidden tab', async () => {
  setMarks(true)
  place.isHidden = true
  expect(await hear('landed')).toEqual([])
})

test('[SAFE-02] they are silent during a break, and while a game is open whose own sound is off', async () => {
  setMarks(true)
  expect(await hear('landed', { break_until: '9999-01-01T00:00:00.000Z' })).toEqual([])
  place.hasGame = true
  expect(await hear('landed')).toEqual([])
  stored.set('apogee-game', '{"sound":false}')
  expect(await hear('landed')).toEqual([])
  stored.set('apogee-game', '{"sound":true}')
  expect(await hear('landed')).toEqual(['landed'])
})

test.each<Mark>(['win', 'deposit', 'landed'])('the mark %s is short, quiet, and ends in silence', (mark) => {
  const samples = samplesOf(mark, 8_000)
  expect(samples.length / 8_000).toBeLessThan(1.5)
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  expect(peak).toBeGreaterThan(0.05)
  expect(peak).toBeLessThan(0.25)
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001)
})
