import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('../../lib/browser/consent', () => ({ mayTrack: () => false }))
beforeEach(() => vi.resetModules())
const visit = async () => (await import('./variantOf')).variantOf

test.each([
  [0, '1201'],
  [0.49, '1201'],
  [0.5, '1202'],
  [0.99, '1202'],
])('[AUTH-07] a new visitor gets one of two variants: %d is %s', async (chance, variant) => {
  const variantOf = await visit()
  expect(variantOf(['1201', '1202'], () => chance)).toBe(variant)
})

test('[AUTH-07] the variant stays for the visit', async () => {
  const variantOf = await visit()
  expect([variantOf(['1201', '1202'], () => 0), variantOf(['1201', '1202'], () => 0.9)]).toEqual(['1201', '1201'])
})

test.each([[[]], [['1201']]])('with the groups %j there is no variant', async (groups) => {
  const variantOf = await visit()
  expect(variantOf(groups)).toBeUndefined()
})
