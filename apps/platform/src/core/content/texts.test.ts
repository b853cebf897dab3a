import { errorCodes } from '@apogee/contract/errors'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readContent } from './contentFiles.ts'
import { publishContentState } from './contentState.ts'
import { type TextTree, textOf, textsOf } from './texts.ts'

const keysOf = (tree: TextTree | string, at = ''): string[] =>
  typeof tree === 'string' ? [at] : Object.entries(tree).flatMap(([key, value]) => keysOf(value, `${at}.${key}`))

test('[I18N-01] every error code has a text in every language', () => {
  for (const locale of ['en', 'de', 'fr-CA', 'no', 'it', 'et']) {
    expect(errorCodes.filter((code) => textOf(locale, `errors.${code}`) === `errors.${code}`)).toEqual([])
    // `fields` has the sentences of single fields.
    expect(Object.keys(textsOf(locale)!['errors']!).sort()).toEqual([...errorCodes, 'fields'].sort())
  }
})

test('a text gets its values, and falls back to its language and then to English', () => {
  expect(textOf('de', 'mails.confirmation.subject', { brand: 'Apogee' })).toBe(
    'Bestätige deine E-Mail-Adresse für Apogee',
  )
  expect(textOf('en-NZ', 'mails.password.subject', { brand: 'Apogee' })).toBe('Reset your Apogee password')
  expect(textOf('it', 'errors.taken')).toBe('Hai già un conto con questa email. Accedi o reimposta la password.')
  expect(textOf('lt', 'errors.taken')).toBe(textOf('en', 'errors.taken'))
  expect(textOf('en', 'errors.no_such_code')).toBe('errors.no_such_code')
})

test('a regional locale has the texts of its language, and overrides some', () => {
  expect(keysOf(textsOf('en-NZ')!).sort()).toEqual(keysOf(textsOf('en')!).sort())
  expect(textOf('en-NZ', 'profile.fields.postal_code')).toBe('Postcode')
  expect(textOf('en-CA', 'profile.fields.postal_code')).toBe('Postal code')
  expect(textsOf('xx')).toBeUndefined()
  expect(textsOf('../en')).toBeUndefined()
})

test('[NAV-35] the shell has the labels of the menu, which are in the files of their areas', () => {
  const german = textsOf('de')!
  expect(german['shell']).toMatchObject({ nav: { label: 'Hauptmenü', tournaments: 'Turniere', sports: 'Sport' } })
  expect(german['tournaments']).not.toHaveProperty('nav')
  expect(german).not.toHaveProperty('sport')
})

test('the pseudo-locale shows every text of English under accents', () => {
  expect(keysOf(textsOf('en-XA')!).sort()).toEqual(keysOf(textsOf('en')!).sort())
  expect(textOf('en-XA', 'mails.confirmation.subject', { brand: 'Apogee' })).toMatch(/^\[Çöñƒîŕɱ .* Apogee·+\]$/)
})

test('a file that does not fit its schema is reported by name', () => {
  expect(() => readContent('config/site.json', z.object({ no_such_key: z.string() }))).toThrow(
    /site\.json:1: no_such_key/,
  )
})

test('a faulty message shows its English form, and a brand’s the common one', () => {
  const [german, common] = [textOf('de', 'shell.nav.label'), textOf('en', 'auth.signIn.title')]
  const halcyon = textOf('en', 'auth.signIn.title', {}, 'halcyon')
  expect([german, halcyon === common]).toEqual(['Hauptmenü', false])
  const setAside = new Map([
    ['messages/de/shell.json', new Set(['nav.label'])],
    ['brands/halcyon/messages/en/auth.json', new Set(['signIn.title'])],
  ])
  // No version of a file is accepted: all that were read before stay.
  publishContentState({ accepted: new Map(), setAside, faults: [] })
  try {
    const english = textOf('en', 'shell.nav.label')
    expect(textOf('de', 'shell.nav.label')).toBe(english)
    expect(textsOf('de')!['shell']).toMatchObject({ nav: { label: english, tournaments: 'Turniere' } })
    expect(textOf('en', 'auth.signIn.title', {}, 'halcyon')).toBe(common)
  } finally {
    publishContentState(undefined)
  }
  expect(textsOf('de')!['shell']).toMatchObject({ nav: { label: german } })
})
