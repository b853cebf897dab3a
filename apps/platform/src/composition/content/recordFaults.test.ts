import { describe, expect, test } from 'vitest'
import { fileOf, languagesOf, linkJudge, missingPages, pageFaults } from './pageFaults.ts'
import { bannerFaults, competitionFaults, nameFaults, referenceFaults } from './recordFaults.ts'

const page = (locale: string, slug: string, content = '', more: object = {}) => ({
  locale,
  slug,
  content,
  licence: '',
  brand: '',
  position: 0,
  title: '',
  head_title: '',
  description: '',
  keywords: '',
  categories: [],
  hidden: false,
  is_login: false,
  facts: { updated: '2026-01-01', headings: [] },
  ...more,
})
const pages = [
  page('en', 'terms', '<h2 id="law">Law</h2>'),
  page('en', 'about'),
  page('de', 'terms', '<h2 id="recht">Recht</h2>'),
]
const judge = linkJudge([/^\/$/, /^\/play\/[^/]+\/[^/]+$/], pages)
const reasonsOf = (faults: readonly (readonly [unknown, string])[]) => faults.map(([, reason]) => reason)

describe('links', () => {
  test.each([
    ['/', undefined],
    ['/play/netova/a-game', undefined],
    ['/play/netova', 'there is no page /play/netova'],
    ['/terms', undefined],
    ['/terms#recht', undefined],
    ['/terms#law', 'there is no heading /terms#law'],
    ['/about', undefined],
    ['/nowhere', 'there is no page /nowhere'],
    ['#here', undefined],
    ['#there', 'there is no heading #there'],
    ['https://help.example', undefined],
    ['http://plain.example', 'http://plain.example is no address'],
    ['terms', 'terms is no address'],
  ])('%s: %s', (href, fault) => {
    expect(judge(href, 'de', '<h2 id="here">')).toBe(fault)
  })
})

test('every language of a brand needs every page; regional English uses those of English', () => {
  const languages = languagesOf([{ locales: ['en', 'en-NZ', 'de'] }, { locales: ['de', 'it'] }])
  expect(languages).toEqual(['en', 'de', 'it'])
  const snippets = [{ locale: 'en', id: 'footer', content: '', brand: '', categories: [] }]
  const written = [page('en', 'a'), page('de', 'a'), page('it', 'a'), page('de', 'a', '', { licence: 'EE' })]
  expect(missingPages(languages, { pages: written, snippets }).map(({ file }) => file)).toEqual([
    'cms/en/a.EE.md',
    'cms/it/a.EE.md',
    'cms/de/snippets/footer.md',
    'cms/it/snippets/footer.md',
  ])
  expect(fileOf(page('de', 'news/a', '', { brand: 'halcyon', licence: 'EE' }))).toBe(
    'brands/halcyon/cms/de/news/a.EE.md',
  )
})

test('an unknown variable, a broken link and a missing picture are reported with their file', () => {
  const facts = { updated: '2026-01-01', headings: [], art: 'none' }
  const faulty = page('en', 'a', '<a href="/nowhere">{brand} {nobody}</a>', { facts })
  const lineOf = (_: string, text: string) => ({ '{nobody}': 8, '/nowhere': 9 })[text]
  const known = { judge, lineOf, variables: new Set(['brand']), pictures: new Set(['vip']) }
  expect(
    pageFaults({ pages: [faulty], snippets: [] }, known).map(({ file, line, reason }) => [file, line, reason]),
  ).toEqual([
    ['cms/en/a.md', 8, 'nothing fills in {nobody}'],
    ['cms/en/a.md', 9, 'there is no page /nowhere'],
    ['cms/en/a.md', undefined, 'there is no picture none'],
  ])
  const banners = [
    { image: 'vip', button: { url: '/terms' }, url: '#chat' },
    { image: 'none', button: { url: '/nowhere' } },
  ]
  expect(bannerFaults('de', banners, known)).toEqual([
    [['banners', 1, 'button', 'url'], 'there is no page /nowhere'],
    [['banners', 1, 'image'], 'there is no picture none'],
  ])
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
  expect(nameFaults(['en', 'de'], good, known)).toEqual([])
  const bad = {
    offers: { ebb: { titles } },
    cards: { booster: { titles } },
    pictures: { welcome: 'reef' },
    jackpots: { mystic: { name: 'Mystic', levels: { comet: {} } }, orbit: { name: 'Tide', levels: {} } },
  }
  expect(reasonsOf(nameFaults(['en', 'fr-CA'], bad, known))).toEqual([
    'there is no offer ebb',
    'there is no name in fr-CA',
    'there is no name in fr-CA',
    'mystic has no level comet',
    'there is no jackpot orbit',
    'there is no picture reef',
  ])
})

test('a competition may name only pictures, groups, categories, games and currencies that exist', () => {
  const known = {
    pictures: new Set(['derby']),
    hasIllustration: (name: string) => name === 'comet',
    groups: new Set(['257']),
    categories: new Set(['slots']),
    games: new Set(['a/Known']),
    currencies: new Set(['EUR']),
    methods: new Set(['visa']),
  }
  const right = { banner: { art: 'derby' }, emblem: 'comet', category: 'slots', group: '257' }
  expect(competitionFaults(right, known)).toEqual([])
  expect(competitionFaults({ banner: {} }, known)).toEqual([])
  const wrong = { banner: { art: 'derbi' }, emblem: 'comett', category: 'slot', group: '8' }
  expect(reasonsOf(competitionFaults(wrong, known))).toEqual([
    'there is no picture derbi',
    'there is no illustration comett',
    'there is no category slot',
    'there is no group 8',
  ])
  const prizes = [{ freespins: { games: ['a/Known', 'a/Unknown'] } }]
  expect(referenceFaults({ prizes, group_ids: [257, 9], currency: 'EUR', games: 60, groups: {} }, known)).toEqual([
    [['prizes', '0', 'freespins', 'games', 1], 'there is no game a/Unknown'],
    [['group_ids', 1], 'there is no group 9'],
  ])
})
