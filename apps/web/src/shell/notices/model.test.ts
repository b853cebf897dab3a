import { expect, test } from 'vitest'
import { cookieLine } from '../../lib/cookies'
import { noticeOf, regionApproval } from './model'

test.each([
  ['[MOD-10] a newcomer is asked about cookies', 'DE', '', 'cookies'],
  ['[MOD-10] so is one whose country is not known', null, 'rail=open', 'cookies'],
  ['[MOD-10] who accepted is not asked again', 'DE', 'consent=all', undefined],
  ['[MOD-10] nor who allowed only what is needed', 'DE', 'consent=necessary', undefined],
  ['[MOD-11] a visitor from Australia is asked about the region', 'AU', 'consent=all', 'region'],
  ['[MOD-11] before cookies', 'AU', '', 'region'],
  ['[MOD-11] others are not', 'NZ', 'consent=all', undefined],
  ['[MOD-12] who approved is not asked again', 'AU', 'region_approved=1; consent=all', undefined],
  ['[MOD-12] and is then asked about cookies', 'AU', 'region_approved=1', 'cookies'],
] as const)('%s', (_what, country, cookies, expected) => {
  expect(noticeOf(country, cookies)).toBe(expected)
})

test('[MOD-12] [CONST-10] the approval of the region is stored for ten years', () => {
  expect(cookieLine(...regionApproval)).toBe('region_approved=1; Path=/; Max-Age=315360000; SameSite=Lax')
})
