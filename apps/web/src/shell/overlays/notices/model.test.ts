import { expect, test } from 'vitest'
import { cookieLine } from '../../../lib/browser/cookies'
import { noticeOf, regionApproval } from './model'

test.each([
  ['[MOD-10] a new visitor sees the cookie notice', 'DE', '', 'cookies'],
  ['[MOD-10] a visitor of unknown country sees the cookie notice', null, 'rail=open', 'cookies'],
  ['[MOD-10] a visitor who accepted does not see it again', 'DE', 'consent=all', undefined],
  ['[MOD-10] a visitor who allowed only necessary cookies does not see it again', 'DE', 'consent=necessary', undefined],
  ['[MOD-11] a visitor from Australia sees the region notice', 'AU', 'consent=all', 'region'],
  ['[MOD-11] the region notice comes before the cookie notice', 'AU', '', 'region'],
  ['[MOD-11] other visitors do not see the region notice', 'NZ', 'consent=all', undefined],
  [
    '[MOD-12] a visitor who approved the region does not see it again',
    'AU',
    'region_approved=1; consent=all',
    undefined,
  ],
  ['[MOD-12] a visitor who approved the region sees the cookie notice', 'AU', 'region_approved=1', 'cookies'],
] as const)('%s', (_what, country, cookies, expected) => {
  expect(noticeOf(country, cookies)).toBe(expected)
})

test('[MOD-12] [CONST-10] the approval of the region is stored for ten years', () => {
  expect(cookieLine(...regionApproval)).toBe('region_approved=1; Path=/; Max-Age=315360000; SameSite=Lax')
})
