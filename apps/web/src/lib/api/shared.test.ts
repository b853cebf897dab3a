import { afterEach, expect, test } from 'vitest'
import { type PageInRendering, providePages } from '../page/pageRequest'
import { shared, sharedAmongGuests } from './shared'

/** A page is rendered for a visitor with or without a session. */
function visit(hasSession: boolean): void {
  const page = { hasSession, brand: { id: 'apogee' }, country: 'DE' } as PageInRendering // all that is read here
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
  visit(true)
  expect(await sharedAmongGuests(['banners'], async () => [])).toEqual([])
  visit(false)
  expect(await sharedAmongGuests(['banners'], async () => ['hero'])).toEqual(['hero'])
  expect(await sharedAmongGuests(['banners'], async () => ['other'])).toEqual(['hero'])
  visit(true)
  expect(await sharedAmongGuests(['banners'], async () => [])).toEqual([])
})
