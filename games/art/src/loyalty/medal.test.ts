import { expect, test } from 'vitest'
import { hasIllustration, illustrationSvg } from '../illustration.ts'
import { readMedal } from './medal.ts'

test.each([
  ['medal-gold-rocket', { metal: 'gold', inner: 'rocket' }],
  ['medal-silver-sports-medal', { metal: 'silver', inner: 'sports-medal' }],
  ['medal-lead-rocket', null],
  ['medal-gold-', null],
  ['rocket', null],
])('"%s" is read as the medal %j', (name, medal) => {
  expect(readMedal(name)).toEqual(medal)
})

test('a medal can be drawn with every illustration, and with nothing else', () => {
  expect(
    ['medal-gold-rocket', 'medal-gold-no-such-thing', 'medal-gold-medal-gold-rocket'].map(hasIllustration),
  ).toEqual([true, false, false])
})

test('medals with different metals or pictures look different', () => {
  const names = ['medal-gold-rocket', 'medal-silver-rocket', 'medal-gold-ringed-planet', 'rocket']
  expect(new Set(names.map(illustrationSvg)).size).toBe(names.length)
  expect(illustrationSvg('medal-gold-rocket')).toMatch(/^<svg [^>]+viewBox="0 0 256 256".*<\/svg>$/s)
})
