import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

type Tree = { readonly [key: string]: string | Tree }

const content = join(import.meta.dirname, '../../content')

const read = (folder: string): Tree =>
  existsSync(join(content, folder))
    ? Object.fromEntries(
        readdirSync(join(content, folder)).map((file) => [
          file.replace('.json', ''),
          JSON.parse(readFileSync(join(content, folder, file), 'utf8')),
        ]),
      )
    : {}

const leavesOf = (tree: Tree, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : leavesOf(value, `${path}${key}.`),
  )

/** Names that a brand may replace: those of the shop, of its boxes and of the currency. */
const names = ['loyalty.nav.rocketMart', 'lootboxes.nav.rocketChance', 'shell.header.coins']

const brands = readdirSync(join(content, 'brands')).flatMap((brand) =>
  existsSync(join(content, 'brands', brand, 'messages'))
    ? readdirSync(join(content, 'brands', brand, 'messages')).map((locale) => ({ brand, locale }))
    : [],
)

describe.each(brands)('$brand in $locale', ({ brand, locale }) => {
  const base = new Map(leavesOf(read(`messages/${locale}`)))
  const own = new Map(leavesOf(read(`brands/${brand}/messages/${locale}`)))

  test.each(names)('shows a text without the name that it replaces: %s', (name) => {
    if (!own.has(name)) return
    // "Astrocoins" as "astrocoin" too.
    const replaced = base.get(name)!.toLowerCase().replace(/s$/, '')
    const left = [...base].filter(([key, text]) => (own.get(key) ?? text).toLowerCase().includes(replaced))
    expect(left.map(([key]) => key)).toEqual([])
  })
})

const regions = readdirSync(join(content, 'messages')).filter((locale) => locale.startsWith('en-'))

test.each(regions)('sign-up and profile name the same details alike in %s', (locale) => {
  const fieldsOf = (area: 'auth' | 'profile') => {
    const { [area]: english } = read('messages/en')
    const { [area]: own = {} } = read(`messages/${locale}`)
    const fields = (tree: Tree | string | undefined) => leavesOf(((tree as Tree | undefined)?.['fields'] ?? {}) as Tree)
    return new Map([...fields(english), ...fields(own)])
  }
  const [auth, profile] = [fieldsOf('auth'), fieldsOf('profile')]
  const shared = [...profile.keys()].filter((name) => auth.has(name))
  expect(shared).toEqual(expect.arrayContaining(['postal_code', 'state', 'mobile_phone', 'personal_id_number']))
  expect(shared.map((name) => [name, auth.get(name)])).toEqual(shared.map((name) => [name, profile.get(name)]))
})

test('a figure and its percent sign stay on one line: no plain space stands between them', () => {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(json|md)$/.test(file))
  const broken = files.filter((file) => /[\d}] %/.test(readFileSync(join(content, file), 'utf8')))
  expect(broken).toEqual([])
})
