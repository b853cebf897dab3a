import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lineOfSyntaxError } from '@apogee/rules/content/lineInJson'
import { describe, expect, test } from 'vitest'
import {
  bannerFaults,
  competitionFaults,
  faultsIn,
  faultsOfReading,
  languagesOf,
  linkJudge,
  missingIn,
  nameFaults,
  routesIn,
  syntaxFaults,
} from './contentCheck.mjs'
import { messageFaults } from './rules/textFaults.mjs'

const page = (locale: string, slug: string, content = '', more = {}) => ({
  locale,
  slug,
  content,
  licence: '',
  ...more,
})
const pages = [
  page('en', 'terms', '<h2 id="law">Law</h2>'),
  page('en', 'about'),
  page('de', 'terms', '<h2 id="recht">Recht</h2>'),
]
const tree = `export interface FileRoutesByFullPath {
  '/$': typeof SplatRoute
  '/': typeof IndexRoute
  '/news/': typeof NewsRoute
  '/play/$producer/$name': typeof PlayRoute
  '/users/$': typeof UsersRoute
}`
const judge = linkJudge(routesIn(tree), pages)

describe('content:check', () => {
  test.each([
    ['/', undefined],
    ['/news', undefined],
    ['/news?page=2', undefined],
    ['/play/netova/a-game', undefined],
    ['/play/netova', 'no page /play/netova'],
    ['/users/anything/below', undefined],
    ['/terms', undefined],
    ['/terms#recht', undefined],
    ['/terms#law', 'no heading /terms#law'],
    ['/about', undefined],
    ['/nowhere', 'no page /nowhere'],
    ['#here', undefined],
    ['#there', 'no heading #there'],
    ['https://help.example', undefined],
    ['http://plain.example', 'no address http://plain.example'],
    ['terms', 'no address terms'],
  ])('a link to %s: %s', (href, fault) => {
    expect(judge(href, 'de', '<h2 id="here">')).toBe(fault)
  })

  test('every language of a brand needs every page; regional English uses those of English', () => {
    const languages = languagesOf([{ locales: ['en', 'en-NZ', 'de'] }, { locales: ['de', 'it'] }])
    expect(languages).toEqual(['en', 'de', 'it'])
    const snippets = [{ locale: 'en', id: 'footer', content: '' }]
    const written = [page('en', 'a'), page('de', 'a'), page('it', 'a'), page('de', 'a', '', { licence: 'EE' })]
    expect(missingIn(languages, { pages: written, snippets })).toEqual([
      'cms/en/a.EE.md is missing',
      'cms/it/a.EE.md is missing',
      'cms/de/snippets/footer.md is missing',
      'cms/it/snippets/footer.md is missing',
    ])
  })

  test('an unknown variable, a broken link and a missing picture are reported with their file', () => {
    const faulty = page('en', 'a', '<a href="/nowhere">{brand} {nobody}</a>', { facts: { art: 'none' } })
    const known = { judge, variables: new Set(['brand']), pictures: new Set(['vip']) }
    expect(faultsIn({ pages: [faulty], snippets: [] }, known)).toEqual([
      'cms/en/a.md: nobody fills {nobody}',
      'cms/en/a.md: no page /nowhere',
      'cms/en/a.md: no picture none',
    ])
    const banners = [
      { id: 'good', image: 'vip', button: { url: '/terms' }, url: '#chat' },
      { id: 'bad', image: 'none', button: { url: '/nowhere' } },
    ]
    expect(bannerFaults('de', banners, known)).toEqual([
      'banners/de.json, bad: no page /nowhere',
      'banners/de.json, bad: no picture none',
    ])
  })
})

test('a half-written file is reported with line and reason', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-check-'))
  mkdirSync(join(folder, 'config'))
  writeFileSync(join(folder, 'config/flags.json'), '{\n  "rocket_mart": tr')
  writeFileSync(join(folder, 'config/whole.json'), '{}')
  expect(syntaxFaults(folder, lineOfSyntaxError)).toEqual([
    expect.stringMatching(/^config\/flags\.json, line 2: .*JSON/),
  ])
  rmSync(folder, { recursive: true })
})

test('a brand that would prevent the start is reported with the missing file', () => {
  const read = (file: string) => {
    if (file !== 'apogee.json') throw new Error('content/brands/zephyr/look/mark.svg is missing')
  }
  expect(faultsOfReading(['apogee.json', 'zephyr.json'], read)).toEqual(['brands/zephyr/look/mark.svg is missing'])
})

test('a brand’s name for an unknown record, in too few languages, or with a missing picture is reported', () => {
  const known = {
    offers: new Set(['orbit']),
    cards: new Set(['booster']),
    jackpots: new Map([['mystic', new Set(['nova'])]]),
    pictures: new Set(['welcome', 'shore']),
  }
  const titles = { en: 'Tide', de: 'Flut' }
  const good = {
    offers: { orbit: { titles } },
    pictures: { welcome: 'shore' },
    jackpots: { mystic: { name: 'Mystic', levels: { nova: { name: 'Dolphin', art: 'dolphin' } } } },
  }
  expect(nameFaults({ languages: ['en', 'de'], names: good, known })).toEqual([])
  const bad = {
    offers: { ebb: { titles } },
    cards: { booster: { titles } },
    pictures: { welcome: 'reef' },
    jackpots: { mystic: { name: 'Mystic', levels: { comet: {} } }, orbit: { name: 'Tide', levels: {} } },
  }
  expect(nameFaults({ languages: ['en', 'fr-CA'], names: bad, known })).toEqual([
    'no offer ebb',
    'ebb has no name in fr-CA',
    'booster has no name in fr-CA',
    'no level comet of mystic',
    'no jackpot orbit',
    'no picture reef',
  ])
})

test('a competition may name only pictures, groups and categories that exist', () => {
  const known = {
    pictures: new Set(['derby']),
    hasIllustration: (name: string) => name === 'comet',
    groups: new Set(['257']),
    categories: new Set(['slots']),
  }
  const right = { banner: { art: 'derby' }, emblem: 'comet', category: 'slots', group_ids: [257], group: '257' }
  expect(competitionFaults(right, known)).toEqual([])
  expect(competitionFaults({ banner: {} }, known)).toEqual([])
  const wrong = { banner: { art: 'derbi' }, emblem: 'comett', category: 'slot', group_ids: [257, 9], group: '8' }
  expect(competitionFaults(wrong, known)).toEqual([
    'no picture derbi',
    'no illustration comett',
    'no category slot',
    'no group 9',
    'no group 8',
  ])
})

describe('[I18N-01] texts in content:check', () => {
  const english = { studio: { common: { spin: 'Spin', bet: 'Bet {amount}' } } }

  test('a locale has the same texts and placeholders as English, no more and no less', () => {
    expect(messageFaults({ english, own: { studio: { common: { bet: 'Einsatz {sum}', spun: 'Gedreht' } } } })).toEqual([
      'studio.common.spin is missing',
      'studio.common.spun is unused',
      'studio.common.bet has other placeholders than English: {amount}',
    ])
    const german = { studio: { common: { spin: 'Drehen', bet: 'Einsatz {amount}' } } }
    expect(messageFaults({ english, own: german })).toEqual([])
  })

  test('a renamed variable is found within a plural too; a plural may be left out where its word does not change', () => {
    const known = { mails: { left: '{count, plural, one {# day of {title}} other {# days of {title}}}' } }
    const left = (text: string) => messageFaults({ english: known, own: { mails: { left: text } } })
    expect(left('{count, plural, one {# Tag} other {# Tage}} von {title}')).toEqual([])
    expect(left('noch Tage von {title}')).toEqual([])
    const fault = ['mails.left has other placeholders than English: {count, title}']
    expect(left('{days, plural, one {# Tag von {title}} other {# Tage von {title}}}')).toEqual(fault)
    expect(left('{count, plural, one {# Tag von {name}} other {# Tage von {name}}}')).toEqual(fault)
    expect(left('{count, plural, one {# Tag} other {# Tage}}')).toEqual(fault)
    expect(left('<b>{count, plural, other {#}}</b> {title}')).toEqual(fault)
  })

  test('an override of a text that does not exist is a fault, whatever its name', () => {
    const content = { content: { sections: { 'rocket-mart': { title: 'Rocket Mart' } } } }
    const own = { content: { areas: { 'rocket-mart': { title: 'Coral Mart' } } } }
    expect(messageFaults({ english: content, own, isPart: true })).toEqual([
      'content.areas.rocket-mart.title is unused',
    ])
  })

  test('a brand may override a part of the texts; a text in place of a group is a fault', () => {
    expect(messageFaults({ english, own: { studio: { common: { spin: 'Go' } } }, isPart: true })).toEqual([])
    expect(messageFaults({ english, own: { studio: { common: 'Go' } }, isPart: true })).toEqual([
      'studio.common is unused',
    ])
  })
})
