import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { localeNames, pseudoLocale } from './locales'

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
/** The folders name the languages; a regional one contains only what differs from English. */
const folders = readdirSync(`${content}messages`).sort()
const translated = folders.filter((locale) => !/^en(?:-|$)/.test(locale))
const regional = folders.filter((locale) => locale.startsWith('en-'))

test('[I18N-01] [OPEN-59] every locale of the product has its folder of texts, and there are no others', () => {
  expect(folders).toEqual(
    Object.keys(localeNames)
      .filter((locale) => locale !== pseudoLocale)
      .sort(),
  )
})

/** Words that are the same in both languages: names, abbreviations, and industry terms that stay English everywhere. */
const sameInBoth = (text: string): boolean => !/\s/.test(text.replace(/\{[^}]*\}|<[^>]*>/g, '').trim())
const names =
  /^(Bitcoin Cash|Sandbox Pay|Rocket Mart|Rocket Chance|Mystic jackpots|Hold and win|Limits in \{currency\}|RTP \{rtp\} ?%|\{(points|count), plural, one \{# astrocoin\} other \{# astrocoins\}\})$/
/** Lists of first names. */
const nameLists = /^studio\.dealers\.(women|men)$/

describe.each(translated)('[I18N-01] texts in %s', (locale) => {
  const own = messagesOf(locale)

  test('are not copies of the English ones', () => {
    const copies = [...own].filter(([key, text]) => text === english.get(key) && /\p{L}/u.test(text))
    expect(copies.filter(([key, text]) => !sameInBoth(text) && !names.test(text) && !nameLists.test(key))).toEqual([])
    expect(copies.length / own.size).toBeLessThan(0.08)
  })

  test('use the typographic apostrophe, because the other one is ICU syntax', () => {
    expect([...own].filter(([, text]) => text.includes("'"))).toEqual([])
  })
})

test.each(regional)('[I18N-01] %s contains only texts that differ from English', (locale) => {
  for (const [key, text] of messagesOf(locale)) expect(text, key).not.toBe(english.get(key))
})

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

test.each(brands)('[I18N-06] %s overrides the same texts in each of its languages', (brand) => {
  const folder = `brands/${brand}/`
  const languages = (read(`brands/${brand}.json`) as { locales: string[] }).locales.filter((each) => !/^en-/.test(each))
  expect(readdirSync(`${content}${folder}messages`).sort()).toEqual(languages.toSorted())
  const keys = [...messagesOf('en', folder).keys()]
  for (const language of languages) {
    const own = messagesOf(language, folder)
    expect({ language, keys: [...own.keys()] }).toEqual({ language, keys })
    for (const [key, text] of own) {
      expect(text, key).not.toBe(messagesOf(language).get(key))
      expect(text, key).not.toContain("'")
    }
    expect(bannersOf(language, folder).map(shapeOf)).toEqual(bannersOf('en', folder).map(shapeOf))
  }
})

test.each(translated)('[I18N-05] the banners in %s are translations of the English ones', (locale) => {
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
