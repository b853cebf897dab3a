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

const banners = (answer: readonly string[]) =>
  sharedByAudience(['banners', expect.getState().currentTestName], async () => answer)

test('[SAFE-02] banners of a player on a break are shared with no other visitor, nor other visitors’ banners with the player', async () => {
  const onBreak = { license_name: 'CW', break_until: '9999-01-01T00:00:00.000Z' }
  visit(true)
  // Before the player is known, and if their lookup fails.
  expect(await banners(['private'])).toEqual(['private'])
  noteAudience(onBreak)
  // From a node that does not know of the break yet.
  expect(await banners(['late'])).toEqual(['late'])
  expect(await banners([])).toEqual([])
  visit(false)
  expect(await banners(['hero'])).toEqual(['hero'])
  expect(await banners(['other'])).toEqual(['hero'])
  visit(true)
  noteAudience(onBreak)
  expect(await banners(['other'])).toEqual(['other'])
  visit(true)
  noteAudience({ license_name: 'CW' })
  expect(await banners(['of CW'])).toEqual(['of CW'])
  expect(await banners(['other'])).toEqual(['of CW'])
  visit(true)
  noteAudience({ license_name: 'MGA' })
  expect(await banners(['of MGA'])).toEqual(['of MGA'])
})

test('[OPEN-05] what a session gets is not shared with guests while its player views the site as one', async () => {
  visit(true)
  noteAudience(null)
  expect(await banners(['of a session'])).toEqual(['of a session'])
  visit(false)
  expect(await banners(['hero'])).toEqual(['hero'])
  expect(await banners(['other'])).toEqual(['hero'])
})
