import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import compile from 'icu-minify/compile'
import { describe, expect, test } from 'vitest'
import { formatTag, type Locale, localeNames, pseudoLocale } from './locales'

const content = fileURLToPath(new URL('../../../../../content/', import.meta.url))
const read = (path: string) => JSON.parse(readFileSync(content + path, 'utf8')) as unknown
type Tree = { readonly [key: string]: string | Tree }

const leaves = (tree: Tree, at: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${at}.${key}`, value] as [string, string]] : leaves(value, `${at}.${key}`),
  )

/** Every message of a locale's own files by key: the common ones, or those of a brand's folder. */
function messagesOf(locale: string, folder = ''): Map<string, string> {
  const files = readdirSync(`${content}${folder}messages/${locale}`)
  return new Map(
    files.flatMap((file) => leaves(read(`${folder}messages/${locale}/${file}`) as Tree, file.slice(0, -5))),
  )
}

const english = messagesOf('en')
/** Brands that have their own wording for some texts. */
const brands = readdirSync(`${content}brands`).filter((name) => existsSync(`${content}brands/${name}/messages`))
const translated = ['de', 'fr-CA', 'no', 'it', 'et'] as const
const regional = ['en-AU', 'en-CA', 'en-NZ'] as const

// icu-minify's numbers for the kinds of placeholders.
const select = 1
const plural = 2
const ordinal = 3

/** The structure of a message: placeholders with their kinds, tags, branches of selects, and plural categories. */
function steering(message: string) {
  const holes = new Set<string>()
  const plurals: string[][] = []
  // A text, or the list of its parts: texts, 0 for "#", and [name, kind, ...] or [tag, ...parts].
  const visit = (message: unknown): void => {
    if (!Array.isArray(message)) return
    for (const part of message as unknown[]) if (Array.isArray(part)) visitPart(part as [string, ...unknown[]])
  }
  const visitPart = ([name, ...rest]: [string, ...unknown[]]): void => {
    const [kind, branches = {}] = rest as [unknown, Record<string, unknown> | undefined]
    if (rest.length > 0 && (typeof kind !== 'number' || kind === 0)) {
      holes.add(`<${name}>`)
      visit(rest)
      return
    }
    // A plural that shows no number only inflects a word; an abbreviation is not inflected.
    const bendsOnly = kind === plural && !/[[,:]0[,\]}]/.test(JSON.stringify(branches))
    if (!bendsOnly) holes.add(`{${name}, ${kind ?? 'plain'}}`)
    if (kind === select) for (const branch of Object.keys(branches)) holes.add(`{${name}: ${branch}}`)
    if (kind === plural || kind === ordinal) plurals.push(Object.keys(branches).filter((one) => !one.startsWith('=')))
    if (kind === select || kind === plural || kind === ordinal) Object.values(branches).forEach(visit)
  }
  visit(compile(message))
  return { holes: [...holes].sort(), plurals }
}

test('a message is split into its ICU parts', () => {
  expect(steering('<b>{a}</b> {n, plural, =0 {} one {#} other {# {x}}} {g, select, m {} other {}}')).toEqual({
    holes: ['<b>', '{a, plain}', '{g, 1}', '{g: m}', '{g: other}', '{n, 2}', '{x, plain}'],
    plurals: [['one', 'other']],
  })
})

test('[I18N-01] [OPEN-59] every locale of the product has its folder of texts, and there are no others', () => {
  const known = Object.keys(localeNames).filter((locale) => locale !== pseudoLocale)
  expect(readdirSync(`${content}messages`).sort()).toEqual(known.sort())
  expect([...translated, ...regional, 'en'].sort()).toEqual(known.sort())
})

/** Words that are the same in both languages: names, abbreviations, and industry terms that stay English everywhere. */
const sameInBoth = (text: string): boolean => !/\s/.test(text.replace(/\{[^}]*\}|<[^>]*>/g, '').trim())
const names =
  /^(Bitcoin Cash|Sandbox Pay|Rocket Mart|Rocket Chance|Mystic jackpots|Hold and win|Limits in \{currency\}|RTP \{rtp\} ?%|\{(points|count), plural, one \{# astrocoin\} other \{# astrocoins\}\})$/

describe.each(translated)('[I18N-01] texts in %s', (locale) => {
  const own = messagesOf(locale)

  test('have the same keys as English', () => {
    expect([...english.keys()].filter((key) => !own.has(key))).toEqual([])
    expect([...own.keys()].filter((key) => !english.has(key))).toEqual([])
  })

  test('compile, with the same placeholders and tags and the plurals of the language', () => {
    const categories = new Intl.PluralRules(formatTag(locale)).resolvedOptions().pluralCategories.toSorted()
    for (const [key, text] of own) {
      const { holes, plurals } = steering(text)
      expect({ key, holes }).toEqual({ key, holes: steering(english.get(key) ?? '').holes })
      for (const one of plurals) expect({ key, categories: one.toSorted() }).toEqual({ key, categories })
    }
  })

  test('are not copies of the English ones', () => {
    const copies = [...own].filter(([key, text]) => text === english.get(key) && /\p{L}/u.test(text))
    expect(copies.filter(([, text]) => !sameInBoth(text) && !names.test(text))).toEqual([])
    expect(copies.length / own.size).toBeLessThan(0.08)
  })

  test('use the typographic apostrophe, because the other one is ICU syntax', () => {
    expect([...own].filter(([, text]) => text.includes("'"))).toEqual([])
  })
})

test.each(regional)(
  '[I18N-01] %s contains only texts that differ from English, with the same placeholders',
  (locale) => {
    for (const [key, text] of messagesOf(locale)) {
      expect(english.has(key), key).toBe(true)
      expect(text, key).not.toBe(english.get(key))
      expect(steering(text), key).toEqual(steering(english.get(key) ?? ''))
    }
  },
)

interface Words {
  readonly text: string
}
interface Banner {
  readonly id: string
  readonly title: Words
  readonly description: Words
  readonly labels?: readonly { readonly title: string }[]
  readonly button: { readonly name: string; readonly url: string }
  readonly secondButton?: {
    readonly name: string
    readonly popup: { readonly title: string; readonly secondTitle: string; readonly desc: string }
  }
}

const bannersOf = (locale: string, folder = '') =>
  (read(`${folder}banners/${locale}.json`) as { readonly banners: readonly Banner[] }).banners

/** A banner without its texts. */
const shapeOf = ({ title: _title, description: _description, labels, button, secondButton, ...rest }: Banner) => ({
  ...rest,
  hasSecondButton: secondButton !== undefined,
  labels: labels?.length,
  url: button.url,
})

test.each(brands)(
  '[I18N-06] %s overrides the same texts in each of its languages, with the placeholders of the common text',
  (brand) => {
    const folder = `brands/${brand}/`
    const languages = (read(`brands/${brand}.json`) as { locales: string[] }).locales.filter(
      (each) => !/^en-/.test(each),
    )
    expect(readdirSync(`${content}${folder}messages`).sort()).toEqual(languages.toSorted())
    const keys = [...messagesOf('en', folder).keys()]
    for (const language of languages) {
      const own = messagesOf(language, folder)
      expect({ language, keys: [...own.keys()] }).toEqual({ language, keys })
      for (const [key, text] of own) {
        expect({ key, holes: steering(text).holes }).toEqual({ key, holes: steering(english.get(key) ?? '').holes })
        expect(text, key).not.toBe(messagesOf(language).get(key))
        expect(text, key).not.toContain("'")
      }
      expect(bannersOf(language, folder).map(shapeOf)).toEqual(bannersOf('en', folder).map(shapeOf))
    }
  },
)

test.each(translated)('[I18N-05] the banners in %s are translations of the English ones', (locale: Locale) => {
  const own = bannersOf(locale)
  expect(own.map(shapeOf)).toEqual(bannersOf('en').map(shapeOf))
  const said = (banner: Banner | undefined) => [
    banner?.title.text,
    banner?.description.text,
    // Without a second button its texts are never shown.
    ...(banner?.secondButton ? [banner.secondButton.name, ...Object.values(banner.secondButton.popup)] : []),
  ]
  for (const [place, banner] of own.entries()) {
    for (const words of said(banner)) expect(said(bannersOf('en')[place])).not.toContain(words)
  }
})
