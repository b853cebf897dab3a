import { afterEach, expect, test } from 'vitest'
import { clearCodes, extractCodes, hasCodes, storeCodes, storedCode } from './promoCodes'

afterEach(clearCodes)

test.each([
  [{ depositPromocode: 'A', utm: 'x' }, { depositPromocode: 'A' }, { utm: 'x' }],
  [{ giftPromocode: 'B', depositPromocode: 'A' }, { giftPromocode: 'B', depositPromocode: 'A' }, {}],
  [{ giftPromocode: '' }, {}, {}],
  [{ utm: 'x' }, {}, { utm: 'x' }],
])('[GD-12] the query %j yields the codes %j', (query, codes, rest) => {
  expect(extractCodes(query)).toEqual({ codes, rest })
  expect(hasCodes(query)).toBe('depositPromocode' in query || 'giftPromocode' in query)
})

test('[GD-12] [GD-13] codes are stored until both are cleared, even if storage rejects writes', () => {
  expect(storedCode('giftPromocode')).toBeNull()
  storeCodes({ depositPromocode: 'A', giftPromocode: 'B' })
  expect(storedCode('depositPromocode')).toBe('A')
  storeCodes({ depositPromocode: 'C' })
  expect([storedCode('depositPromocode'), storedCode('giftPromocode')]).toEqual(['C', 'B'])
  clearCodes()
  expect([storedCode('depositPromocode'), storedCode('giftPromocode')]).toEqual([null, null])
})
