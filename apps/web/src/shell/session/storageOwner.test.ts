import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forget, recall, remember, type Stored } from '../../lib/browser/storage'
import { isStorageOwner, onPlayerStored, setStorageOwner } from './storageOwner'

const kept = new Map<string, string>()
const ofTab = new Map<string, string>()
const told: string[] = []

/** Like the browser's: keys are own properties. */
const storageOf = (map: Map<string, string>) =>
  new Proxy({} as Storage, {
    get: (_, name) =>
      ({
        getItem: (key: string) => map.get(key) ?? null,
        setItem: (key: string, value: string) => void map.set(key, value),
        removeItem: (key: string) => void map.delete(key),
      })[String(name)],
    ownKeys: () => [...map.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })

beforeEach(() => {
  kept.clear()
  ofTab.clear()
  vi.stubGlobal('localStorage', storageOf(kept))
  vi.stubGlobal('sessionStorage', storageOf(ofTab))
  vi.stubGlobal('dispatchEvent', (event: Event) => told.push(event.type))
  told.length = 0
})
afterEach(() => {
  // What stays on the device may be in the memory of the module, which other test files share.
  for (const key of ['auth.hasLoggedIn', 'shell.sound'] as const) forget(key)
  vi.unstubAllGlobals()
})

test('sign-out forgets which player has logged in here, but not that a login happened', () => {
  setStorageOwner(null)
  expect(recall('auth.hasLoggedIn')).toBeUndefined()
  setStorageOwner(7)
  setStorageOwner(null)
  expect(recall('auth.playerId')).toBeUndefined()
  expect(recall('auth.hasLoggedIn')).toBe(true)
})

test('[AUTH-05] the stored data is that of the player who signed in last, or of a guest', () => {
  expect([isStorageOwner(null), isStorageOwner(7)]).toEqual([true, false])
  setStorageOwner(7)
  expect([isStorageOwner(null), isStorageOwner(7), isStorageOwner(8)]).toEqual([false, true, false])
  setStorageOwner(null)
  expect([isStorageOwner(null), isStorageOwner(7)]).toEqual([true, false])
})

function fill(playerId: number): void {
  setStorageOwner(playerId)
  const mine: Partial<Stored> = {
    'auth.lastEmail': 'mira@apogee.test',
    'games.recentSearches': ['comet'],
    'cashbox.lastMethod': 'card',
  }
  for (const [key, value] of Object.entries(mine)) remember(key as keyof Stored, value as never)
  // An area of a feature that has since been removed.
  kept.set('apogee.old.thing', '{"value":1}')
  kept.set('stranger', 'stays')
  remember('shell.sound', true)
  ofTab.set('depositPromocode', 'ROCKET')
  ofTab.set('apogee.places', '[]')
  ofTab.set('tsr-scroll', 'stays')
}

test.each([
  ['signs out', null],
  ['is replaced by another', 8],
])('[AUTH-19] once a player %s, their data is deleted and the device’s stays', (_, next) => {
  fill(7)
  setStorageOwner(next)
  const owner = next === null ? [] : ['apogee.auth.playerId']
  expect([...kept.keys()].toSorted()).toEqual(['apogee.auth.hasLoggedIn', ...owner, 'apogee.shell.sound', 'stranger'])
  expect([...ofTab.keys()]).toEqual(['tsr-scroll'])
  expect(recall('auth.playerId')).toBe(next ?? undefined)
  expect(told).toEqual(['storage'])
})

test('[AUTH-19] values stored without storage are deleted too', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('quota')
    },
    removeItem: () => undefined,
  })
  fill(7)
  setStorageOwner(null)
  expect(recall('auth.lastEmail')).toBeUndefined()
  expect(recall('shell.sound')).toBe(true)
})

test('a guest who signs in, and a player who reloads, keep their data', () => {
  remember('auth.lastEmail', 'mira@apogee.test')
  setStorageOwner(null)
  setStorageOwner(7)
  setStorageOwner(7)
  expect(recall('auth.lastEmail')).toBe('mira@apogee.test')
  expect(told).toEqual([])
})

test('[AUTH-05] a tab sees which player another tab has stored, and no other data', () => {
  let told: ((event: object) => void) | undefined
  vi.stubGlobal('addEventListener', (_: string, listener: typeof told) => {
    told = listener
  })
  const seen: number[] = []
  onPlayerStored((id) => seen.push(id))
  told?.({ key: 'apogee.auth.playerId' })
  remember('auth.playerId', 8)
  told?.({ key: 'apogee.auth.lastEmail' })
  told?.({ key: null })
  told?.({ key: 'apogee.auth.playerId' })
  expect(seen).toEqual([8])
})
