import { afterEach, expect, test } from 'vitest'
import { type PageRequest, pageRequestKey } from '../pageRequest'
import { shared, sharedAmongGuests } from './shared'

const holder = globalThis as { [pageRequestKey]?: { getStore(): PageRequest | undefined } }

/** A page is rendered for a visitor with or without a session. */
function visit(hasSession: boolean): void {
  holder[pageRequestKey] = { getStore: () => ({ hasSession, brand: { id: 'apogee' }, country: 'DE' }) as PageRequest }
}

afterEach(() => {
  delete holder[pageRequestKey]
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
