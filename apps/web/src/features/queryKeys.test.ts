import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/(?:\.test|Fixture)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }))

const found = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({ name, area: /^(?:features|lib)\/(\w+)\//.exec(path)?.[1] })),
  )

// A literal key; others come from a factory.
const written = found(/\b(?:queryKey: |mutationKey(?:: | = ))\[([^\],]*)/g)
const factories = found(/uery(?:Options)?(?:<[^(]*>)?\(\{\s*queryKey: \['([^']*)'/g)

test('a key begins with its name: the area, a dot and the content, prefixed if it is the same for all visitors', () => {
  expect(written.length).toBeGreaterThan(90)
  expect(written.filter(({ name }) => !/^(?:'(?:public:)?[a-z]+\.[a-zA-Z]+')$/.test(name))).toEqual([])
})

test('a query has one factory, in the folder of the area it is named for', () => {
  const names = factories.map(({ name }) => name)
  // Favourites are loaded twice: as ids and as tiles. A player's rounds: the list and its totals.
  const repeated = names.filter((name, index) => names.indexOf(name) < index)
  expect(repeated.toSorted()).toEqual(['games.favourites', 'games.rounds'])
  // The banners of all places are one query, of which several areas select a part: it stands with the API.
  const misplaced = factories.filter(({ name, area }) => area !== name.replace('public:', '').split('.')[0])
  expect(misplaced).toEqual([{ name: 'public:content.banners', area: 'api' }])
})

test('query keys used outside their factory name an existing query', () => {
  const names = new Set(factories.map(({ name }) => `'${name}'`))
  const queries = found(/\bqueryKey: \[('[^']*')/g)
  expect(queries.filter(({ name }) => !names.has(name))).toEqual([])
})
