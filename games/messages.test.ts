import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ENGINES } from './engines/index.ts'
import { courseNamespaces, createTextsIn, NAMESPACES, pickMessages } from './messages.ts'
import { readMessages } from './testing/messages.ts'

test('[I18N-01] a text is filled with its values; a missing one reads as its key', () => {
  expect(createTextsIn(readMessages('de'))('common')('announceBet', { bet: '24,00 €' })).toBe('Einsatz 24,00 €')
  expect(createTextsIn({ common: { spin: 'Go' } })('common')('spin')).toBe('Go')
  expect(createTextsIn({})('common')('spin')).toBe('spin')
})

test.each([
  ['de', '96,04'],
  ['en', '96.04'],
])('[I18N-01] a figure of a profile has the decimal separator of %s', (locale, figure) => {
  expect(createTextsIn(readMessages(locale), locale)('common')('rtp', { rtp: '96.04' })).toContain(figure)
})

const client = fileURLToPath(new URL('client/', import.meta.url))
const textsUsedIn = (pattern: string) =>
  globSync(pattern, { cwd: client }).flatMap((file) =>
    [...readFileSync(client + file, 'utf8').matchAll(/textsIn\('([\w-]+)'\)/g)].map(([, namespace]) =>
      String(namespace),
    ),
  )

test.each(ENGINES.map(({ id }) => id))('the page of %s carries every text its client and its course show', (id) => {
  const sent = ['common', ...NAMESPACES[id]]
  expect(sent).toEqual(expect.arrayContaining(textsUsedIn(`engines/${id}/index.ts`)))
  expect(courseNamespaces(id)).toEqual(expect.arrayContaining(textsUsedIn(`engines/${id}/explainRound.ts`)))
  for (const texts of Object.values(pickMessages(readMessages('en'), NAMESPACES[id])))
    expect(Object.keys(texts).length).toBeGreaterThan(0)
})
