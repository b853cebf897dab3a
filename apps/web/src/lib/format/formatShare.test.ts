import { expect, test } from 'vitest'
import { formatShare } from './formatShare'

test.each([
  ['96.5', 'en', '96.5%'],
  ['96.5', 'en-AU', '96.5%'],
  ['96.5', 'de', '96,5\u00a0%'],
  ['96.5', 'fr-CA', '96,5\u00a0%'],
  ['96.5', 'no', '96,5\u00a0%'],
  ['96.5', 'it', '96,5%'],
  ['96.5', 'et', '96,5%'],
  ['96.00', 'de', '96\u00a0%'],
  ['98.94', 'it', '98,94%'],
] as const)('%s in %s is %s', (share, locale, expected) => {
  expect(formatShare(share, locale)).toBe(expected)
})
