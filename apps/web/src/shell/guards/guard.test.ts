import { beforeEach, expect, test } from 'vitest'
import { clearCodes, storeCodes, storedCode } from '../../features/bonuses/promoCodes'
import { type Guarded, guard } from './guard'

const player = (break_until?: string) => ({ id: 1, statuses: [], ...(break_until && { break_until }) }) as never
const forEver = '9999-12-31T00:00:00.000Z'

/** Navigates from the lobby to a page inside the app; returns where the guard redirects to. */
async function go(to: { readonly pathname: string; readonly search?: object }, as: Guarded['player']) {
  const at = (place: { readonly pathname: string; readonly search?: object }) => ({
    search: {},
    hash: '',
    state: {},
    ...place,
  })
  const router = { state: { resolvedLocation: at({ pathname: '/about' }) } }
  const guarded = {
    context: { queryClient: undefined, site: { isRestricted: false, flags: {} }, navigationState: { router } },
    player: as,
    location: at(to),
    matches: [],
    preload: false,
  }
  return guard(guarded as unknown as Guarded).then(
    () => undefined,
    (sent: { readonly options: { readonly to: string; readonly search: object } }) => [
      sent.options.to,
      sent.options.search,
    ],
  )
}
const link = { pathname: '/news', search: { depositPromocode: 'A', giftPromocode: 'B', page: 2 } }
const stored = () => [storedCode('depositPromocode'), storedCode('giftPromocode')]

beforeEach(clearCodes)

test('codes of a link are stored for the visit and removed from the address', async () => {
  expect(await go(link, player())).toEqual(['/news', { page: 2 }])
  expect(stored()).toEqual(['A', 'B'])
})

test('[SAFE-02] codes of a link that arrive during a break are removed from the address and not stored', async () => {
  expect(await go(link, player(forEver))).toEqual(['/news', { page: 2 }])
  expect(stored()).toEqual([null, null])
})

test('[SAFE-02] a stored gift code leads from main to the gifts, but not on a break', async () => {
  storeCodes({ giftPromocode: 'B' })
  expect(await go({ pathname: '/' }, player())).toEqual(['/profile/gifts', {}])
  expect(await go({ pathname: '/' }, player(forEver))).toBeUndefined()
})
