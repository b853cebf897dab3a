import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compactTree } from './compactRoutes.ts'

const tree = readFileSync(new URL('../src/routeTree.gen.ts', import.meta.url), 'utf8')

test('every route of the generated tree is placed by one call, with its id, path and parent', () => {
  const short = compactTree(tree)
  const written = [...tree.matchAll(/\.update\(\{\s*id: '([^']*)',\s*path: '([^']*)'/g)]
  expect(written.length).toBeGreaterThan(80)
  expect(short.match(/\bplace\(\w+, '/g)).toHaveLength(written.length)
  expect(short).toContain("const AchievementsRoute = place(AchievementsRouteImport, '/achievements')")
  expect(short).toContain("place(LobbyIndexRouteImport, '/', '', LobbyRoute)")
  expect(short).toContain("place(ProducersSlugPageRouteImport, '/producers/$slug_/$page', '/producers/$slug/$page')")
})

test('children are listed without their names', () => {
  expect(compactTree(tree)).toMatch(/const rootRouteChildren = \[\s*SplatRoute,\s*LobbyRouteWithChildren,/)
})

test('another format fails the build', () => {
  expect(() => compactTree(tree.replace("path: '/achievements'", 'path: "/achievements"'))).toThrow('new format')
})
