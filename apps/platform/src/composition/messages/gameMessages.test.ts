import { expect, test } from 'vitest'
import { gameMessages } from './gameMessages.ts'

test('[I18N-01] a game gets the texts of the locale, of its language, or English', () => {
  expect(gameMessages('de')['common']?.['spin']).toBe('Drehen')
  expect(gameMessages('de-AT')['common']).toEqual(gameMessages('de')['common'])
  expect(gameMessages('fr')['common']).toEqual(gameMessages('fr-CA')['common'])
  expect(gameMessages('en-NZ')['common']?.['spin']).toBe('Spin')
  expect(gameMessages('sv')).toEqual(gameMessages('en'))
})

test('a brand that does not exist changes nothing', () => {
  expect(gameMessages('en', '../brands')).toEqual(gameMessages('en'))
})
