import { afterEach, expect, test } from 'vitest'
import { type PageInRendering, providePages } from '../page/pageRequest'
import { noteAudience, shared, sharedByAudience } from './shared'

/** A page is rendered for a visitor with or without a session. */
function visit(hasSession: boolean): void {
  // All that is read here.
  const page = { hasSession, brand: { id: 'apogee' }, country: 'DE', skewMs: () => 0 } as PageInRendering
  providePages({ getStore: () => page })
}

afterEach(() => {
  providePages(null)
})

test('a response that is the same for all visitors is loaded once', async () => {
  visit(true)
  expect(await shared(['links'], async () => 'first')).toBe('first')
  visit(false)
  expect(await shared(['links'], async () => 'second')).toBe('first')
})

test('[SAFE-02] banners of a player on a break are not shared with guests, nor guests’ banners with the player', async () => {
  const onBreak = { license_name: 'CW', break_until: '9999-01-01T00:00:00.000Z' }
  const banners = (answer: readonly string[]) => sharedByAudience(['banners'], async () => answer)
  visit(true)
  // Before the player is known, and if their lookup fails.
  expect(await banners(['private'])).toEqual(['private'])
  noteAudience(onBreak)
  expect(await banners([])).toEqual([])
  visit(false)
  expect(await banners(['hero'])).toEqual(['hero'])
  expect(await banners(['other'])).toEqual(['hero'])
  visit(true)
  noteAudience(onBreak)
  expect(await banners(['other'])).toEqual([])
  noteAudience({ license_name: 'CW' })
  expect(await banners(['of CW'])).toEqual(['of CW'])
  noteAudience({ license_name: 'MGA' })
  expect(await banners(['of MGA'])).toEqual(['of MGA'])
  noteAudience(null)
  expect(await banners(['other'])).toEqual(['hero'])
})
