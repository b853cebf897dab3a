import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A mistake in one file, and the lines that `content:check` must print for it; an edit to null removes the file, and a file may be new. */
type Row = readonly [mistake: string, file: string, edit: (text: string) => string | null, lines: readonly RegExp[]]

type Json = { [key: string]: Json } & Json[] & string
/** An edit of a JSON file; one value to a line, as in the files. */
const json = (change: (value: Json) => unknown) => (text: string) => {
  const value = JSON.parse(text) as Json
  change(value)
  return JSON.stringify(value, null, 2)
}
const set = (path: string, value: unknown) =>
  json((all) => {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    let at = all
    for (const key of keys) at = at[key] as Json
    at[last] = value as Json
  })
const remove = (path: string) =>
  json((all) => {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    let at = all
    for (const key of keys) at = at[key] as Json
    delete at[last]
  })
const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)

/** The output of `content:check` for a copy of the content with all these mistakes. `npm test` runs it on the content itself. */
function check(rows: readonly Row[]): { lines: string[]; status: number | null } {
  const folder = mkdtempSync(join(tmpdir(), 'content-check-'))
  try {
    cpSync(join(root, 'content'), folder, { recursive: true })
    for (const [, file, edit] of rows) {
      const path = join(folder, file)
      const edited = edit(existsSync(path) ? readFileSync(path, 'utf8') : '')
      if (edited === null) rmSync(path)
      else writeFileSync(path, edited)
    }
    const { stderr, status } = spawnSync(process.execPath, ['scripts/checks/contentCheck.mjs'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR: folder },
    })
    return { lines: stderr.trim().split('\n'), status }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const listed = { title: 'A game', released: '2026-11-01', launch: { code: 'x' } }
const two = { ...listed, studio: 'north', identifier: 'Two', categories: ['slots'], currencies: ['EUR'] }
const listOfGames = {
  partner: 'hub',
  studios: [{ id: 'north', title: 'North' }],
  games: [
    {
      ...listed,
      studio: 'south',
      identifier: 'One',
      categories: ['slots', 'slot'],
      currencies: ['EUO'],
      badges: ['newest'],
    },
    two,
    two,
    { ...two, studio: 'brasswing', identifier: 'EmberWyrm' },
  ],
}

const contradictions: readonly Row[] = [
  [
    'a missing } in one message',
    'messages/de/cashbox.json',
    set('time.instant', 'Sofort {x'),
    [/^content\/messages\/de\/cashbox\.json:\d+: time\.instant: a closing } is missing$/],
  ],
  [
    'a placeholder renamed in a translation',
    'messages/it/jackpots.json',
    set('slide', 'Jackpot {numero} di {total}'),
    [/^content\/messages\/it\/jackpots\.json:\d+: slide: has \{numero} \{total}, but English has \{n} \{total}$/],
  ],
  [
    'a placeholder renamed in English',
    'messages/en/bonuses.json',
    set('left', '{sum} left to wager'),
    [/^content\/messages\/en\/bonuses\.json:\d+: left: has \{sum}, but every translation has \{amount}$/],
  ],
  [
    'a tag that is not closed',
    'messages/no/jackpots.json',
    set('slide', '<b>Jackpot {n} av {total}'),
    [/^content\/messages\/no\/jackpots\.json:\d+: slide: a tag is not closed$/],
  ],
  [
    'a text missing in one language',
    'messages/et/jackpots.json',
    remove('lastWon'),
    [/^content\/messages\/et\/jackpots\.json:\d+: lastWon: is missing; English is shown$/],
  ],
  [
    'a text dropped in English',
    'messages/en/jackpots.json',
    remove('progress'),
    [/^content\/messages\/en\/jackpots\.json:\d+: progress: is missing, but every translation has it$/],
  ],
  [
    'an unknown override of a brand',
    'brands/halcyon/messages/en/auth.json',
    set('signIn.titel', 'Hello'),
    [/^content\/brands\/halcyon\/messages\/en\/auth\.json:\d+: signIn\.titel: overrides nothing/],
  ],
  [
    'one host in two brands',
    'brands/apogee-ee.json',
    set('hosts.0', 'Halcyon.test'),
    [/^content\/brands\/halcyon\.json:\d+: hosts\.0: halcyon\.test is a host of content\/brands\/apogee-ee\.json too$/],
  ],
  [
    'a look without a colour',
    'brands/halcyon/look/tokens.css',
    replace(/--accent:[^;]*;/, ''),
    [
      /^content\/brands\/halcyon\/look\/tokens\.css: lacks --accent$/,
      /^content\/brands\/halcyon\.json:\d+: tokens: its look cannot be used: lacks --accent$/,
    ],
  ],
  [
    'one code in two offers, and an unknown key of a bonus',
    'config/bonuses.json',
    json(({ offers }) => {
      const [first, second] = [offers?.[0] as Json, offers?.[1] as Json]
      Object.assign(first, { code: 'same' })
      Object.assign(second, { code: 'SAME', max_winn: '5' })
    }),
    [
      /^content\/config\/bonuses\.json:\d+: offers\.1\.code: SAME is the code of the offer [\w-]+ too$/,
      /^content\/config\/bonuses\.json:\d+: offers\.1\.max_winn: there is no such field$/,
    ],
  ],
  [
    'an unknown game of a tournament',
    'competitions/tournaments/daily-dash.json',
    set('games', ['brasswing/NoSuchGame']),
    [/^content\/competitions\/tournaments\/daily-dash\.json:\d+: games\.0: there is no game brasswing\/NoSuchGame$/],
  ],
  [
    'an unknown group of an achievement',
    'competitions/achievements/bronze-circle.json',
    set('group', '9'),
    [/^content\/competitions\/achievements\/bronze-circle\.json:\d+: group: there is no group 9$/],
  ],
  [
    'an unknown group of a payment method',
    'config/payment-methods.json',
    set('methods.sofort.hidden_for', ['9']),
    [/^content\/config\/payment-methods\.json:\d+: methods\.sofort\.hidden_for\.0: there is no group 9$/],
  ],
  [
    'a language without texts',
    'config/site.json',
    set('default_locale_by_country.DE', 'sv'),
    [/^content\/config\/site\.json:\d+: default_locale_by_country\.DE: there are no texts in sv/],
  ],
  [
    'a word in place of a number in front matter',
    'cms/de/about.md',
    replace('position: 10', 'position: abc'),
    [/^content\/cms\/de\/about\.md:7: position: .*number/],
  ],
  [
    'an unknown key of front matter',
    'cms/it/vip.md',
    replace('---\n', '---\ntilte: x\n'),
    [/^content\/cms\/it\/vip\.md:2: tilte: /],
  ],
  [
    'a line of front matter without a colon',
    'cms/et/vip.md',
    replace('---\n', '---\nTitle\n'),
    [/^content\/cms\/et\/vip\.md:2: a line of front matter must read "key: value"$/],
  ],
  [
    'a law page missing in one language',
    'cms/no/vip-terms.md',
    () => null,
    [
      /^content\/cms\/no\/vip-terms\.md: is missing; other languages have it$/,
      /^content\/cms\/no\/vip-terms\.md: is missing; licence CW of apogee requires it$/,
      /^content\/cms\/no\/vip-terms\.md: is missing; licence CW of halcyon requires it$/,
    ],
  ],
  [
    'a placeholder that a translated page lacks, and one that it adds',
    'cms/de/player-funds.md',
    replace('{dormant_months} Monate', '{verification_hours} Monate'),
    [
      /^content\/cms\/de\/player-funds\.md: lacks \{dormant_months}, which the English page has$/,
      /^content\/cms\/de\/player-funds\.md: has \{verification_hours}, which the English page lacks$/,
    ],
  ],
  [
    'an override of a brand in a section that no file has',
    'brands/halcyon/messages/de/content.json',
    json((all) => Object.assign(all, { areas: { x: { title: 'Hallo' } } })),
    [/^content\/brands\/halcyon\/messages\/de\/content\.json:\d+: areas\.x\.title: overrides nothing/],
  ],
  [
    'links to a page and a heading that do not exist',
    'cms/en/support.md',
    (text) => `${text}\n[nowhere](/nowhere) and [no heading](/about#nothing)\n`,
    [
      /^content\/cms\/en\/support\.md:\d+: there is no page \/nowhere$/,
      /^content\/cms\/en\/support\.md:\d+: there is no heading \/about#nothing$/,
    ],
  ],
  [
    'a banner without a picture',
    'banners/fr-CA.json',
    set('banners.0.image', 'nothing'),
    [/^content\/banners\/fr-CA\.json:\d+: banners\.0\.image: there is no picture nothing$/],
  ],
  [
    'a game with an unknown studio, category, currency and badge, one that is listed twice, and one that is generated',
    'catalogue/games/hub.json',
    () => JSON.stringify(listOfGames, null, 2),
    [
      /^content\/catalogue\/games\/hub\.json:\d+: games\.0\.studio: no entry of studios has the id south$/,
      /^content\/catalogue\/games\/hub\.json:\d+: games\.0\.categories\.1: there is no category slot$/,
      /^content\/catalogue\/games\/hub\.json:\d+: games\.0\.currencies\.0: there is no currency EUO$/,
      /^content\/catalogue\/games\/hub\.json:\d+: games\.0\.badges\.0: there is no badge newest$/,
      /^content\/catalogue\/games\/hub\.json:\d+: games\.2\.identifier: north\/Two is listed twice$/,
      /^content\/catalogue\/games\/hub\.json:\d+: games\.3\.identifier: brasswing\/EmberWyrm is a generated game$/,
    ],
  ],
]

const unreadable: readonly Row[] = [
  [
    'a file that is not JSON',
    'messages/no/vip.json',
    replace(/}\s*$/, ''),
    [/^content\/messages\/no\/vip\.json:\d+: .*JSON/],
  ],
  [
    'a deposit minimum above its maximum',
    'config/payment-methods.json',
    set('currencies.EUR.deposit', ['5000', '4000']),
    [/^content\/config\/payment-methods\.json:\d+: currencies\.EUR\.deposit: the minimum is above the maximum$/],
  ],
  [
    'a country that does not exist',
    'config/site.json',
    set('sanctioned_countries.0', 'XX'),
    [/^content\/config\/site\.json:\d+: sanctioned_countries\.0: XX is not the code of a country$/],
  ],
  [
    'a brand of a country that does not exist',
    'brands/apogee-ee.json',
    set('country', 'XX'),
    [/^content\/brands\/apogee-ee\.json:\d+: country: XX is not the code of a country$/],
  ],
  [
    'a list of games with a partner and generated games',
    'catalogue/games/generated.json',
    set('partner', 'hub'),
    [/^content\/catalogue\/games\/generated\.json:1: must have either "generated": true or a partner$/],
  ],
  ['an unknown flag', 'config/flags.json', set('roket_mart', true), [/^content\/config\/flags\.json:1: .*roket_mart/]],
  [
    'a text in place of a number of wagers',
    'config/bonuses.json',
    set('offers.0.wager', 'thirty'),
    [/^content\/config\/bonuses\.json:\d+: offers\.0\.wager: .*number/],
  ],
]

test.each([
  ['contradictions', contradictions],
  ['unreadable files', unreadable],
])('content:check prints file, line, key and reason of every mistake, and nothing else: %s', (_, rows) => {
  const { lines, status } = check(rows)
  for (const [mistake, , , expected] of rows)
    expect({ mistake, lines }).toEqual({
      mistake,
      lines: expect.arrayContaining(expected.map((line) => expect.stringMatching(line))),
    })
  const all = rows.flatMap(([, , , expected]) => expected)
  expect(lines.filter((line) => !all.some((one) => one.test(line)))).toEqual([])
  expect(status).toBe(1)
})
