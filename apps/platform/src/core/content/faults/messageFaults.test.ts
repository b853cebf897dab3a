import { expect, test } from 'vitest'
import { formatFault } from './contentFault.ts'
import { type MessageFolder, messageFaults } from './messageFaults.ts'
import { structureOf } from './messageStructure.ts'

type Texts = Readonly<Record<string, string>>
const folder = (locale: string, texts: Texts, isPart = false): MessageFolder => ({
  folder: isPart ? `brands/halcyon/messages/${locale}` : `messages/${locale}`,
  locale,
  areas: new Map([['games', new Map(Object.entries(texts))]]),
  unreadable: new Set(),
  isPart,
})
const faultsOf = (english: Texts, translations: Readonly<Record<string, Texts>>, brand: Texts = {}) =>
  messageFaults([
    folder('en', english),
    ...Object.entries(translations).map(([locale, texts]) => folder(locale, texts)),
    folder('en', brand, true),
  ]).map((fault) => `${fault.severity} ${formatFault(fault)}`)

test('a message is split into its ICU parts', () => {
  expect(structureOf('<b>{a}</b> {n, plural, =0 {} one {#} other {# {x}}} {g, select, m {} other {}}')).toEqual({
    parts: ['<b>', '{a}', '{g, select}', '{g: m}', '{g: other}', '{n, plural}', '{x}'],
    plurals: [['one', 'other']],
  })
})

test.each([
  ['Deposit {amount', 'a closing } is missing'],
  ['Deposit amount}', 'a brace has no partner'],
  ['<b>Deposit', 'a tag is not closed'],
  ['{n, plural, one {x}}', 'a plural or select has no branch "other"'],
  ['{n, sum}', 'a placeholder has an unknown type'],
  ['{}', 'a placeholder has no name'],
])('%s: %s', (message, reason) => {
  expect(structureOf(message)).toBe(reason)
})

test('[I18N-01] a translation has the keys, placeholders and tags of English, and the plurals of its language', () => {
  const english = {
    bet: 'Bet {amount}',
    spin: '<b>Spin</b>',
    days: '{n, plural, one {# day} other {# days}}',
    stop: 'Stop',
  }
  const right = {
    bet: '{amount} setzen',
    spin: '<b>Dreh</b>',
    days: '{n, plural, one {# Tag} other {# Tage}}',
    stop: 'Halt',
  }
  expect(faultsOf(english, { de: right })).toEqual([])
  expect(
    faultsOf(english, {
      de: {
        bet: '{sum} setzen',
        spin: '<i>Dreh</i>',
        days: '{n, plural, one {# Tag} few {# Tage} other {# Tage}}',
        old: 'Alt',
      },
      it: { bet: '{amount}', spin: '<b>Gira', days: '{n, plural, one {#} many {#} other {#}}', stop: 'Alt' },
    }),
  ).toEqual([
    'warning content/messages/de/games.json: stop: is missing; English is shown',
    'warning content/messages/de/games.json: old: is unused: English has no such text',
    'error content/messages/de/games.json: bet: has {sum}, but English has {amount}',
    'error content/messages/de/games.json: spin: has <i>, but English has <b>',
    'error content/messages/de/games.json: days: a plural has the branches one few other, but de needs one other',
    'error content/messages/it/games.json: spin: a tag is not closed',
  ])
})

test('a placeholder renamed, or a text dropped, in English alone is the fault of the English file', () => {
  const translated = { bet: '{amount}', stop: 'Halt' }
  expect(faultsOf({ bet: 'Bet {amuont}' }, { de: translated, it: translated })).toEqual([
    'error content/messages/en/games.json: stop: is missing, but every translation has it',
    'error content/messages/en/games.json: bet: has {amuont}, but every translation has {amount}',
  ])
})

test('[I18N-06] a brand overrides only texts that exist, with their placeholders', () => {
  expect(faultsOf({ bet: 'Bet {amount}' }, {}, { bet: 'Stake {amount}' })).toEqual([])
  expect(faultsOf({ bet: 'Bet {amount}' }, {}, { bet: 'Stake', bte: 'Stake' })).toEqual([
    'error content/brands/halcyon/messages/en/games.json: bte: overrides nothing: English has no such text',
    'error content/brands/halcyon/messages/en/games.json: bet: has no placeholders, but English has {amount}',
  ])
})

test('translations are not compared with an English file that cannot be read, and such a translation is not missing', () => {
  const none = (locale: string): MessageFolder => ({
    ...folder(locale, {}),
    areas: new Map(),
    unreadable: new Set(['games']),
  })
  const german = folder('de', { bet: '{amount', stop: 'Halt' })
  const faults = messageFaults([none('en'), german, folder('en', { bte: 'Stake' }, true)])
  expect(faults.map(formatFault)).toEqual(['content/messages/de/games.json: bet: a closing } is missing'])
  expect(messageFaults([folder('en', { stop: 'Stop' }), none('de')])).toEqual([])
})
