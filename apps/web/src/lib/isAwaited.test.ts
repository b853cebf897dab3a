import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onwardOf, type SectionSlug, sectionLooks, tabsOf } from '../features/content/sections'
import { bookmarksOf } from '../shell/bookmarks/model'
import { navGroups } from '../shell/nav'
import { isAwaited } from './isAwaited'

const routes = join(import.meta.dirname, '../routes')
const content = join(import.meta.dirname, '../../../../content')

const routeFiles = readdirSync(routes)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(routes, file), 'utf8'))

test('the pages that wait for loot boxes and lotteries are those nothing leads to', () => {
  for (const text of routeFiles) {
    const path = /createFileRoute\('([^']+)'\)/.exec(text)?.[1]
    if (path === undefined) continue
    expect([path, isAwaited(path)]).toEqual([path, /awaits: '(lootboxes|lotteries)'/.test(text)])
  }
})

test('the menus do not lead there as the house is configured', () => {
  const flags = JSON.parse(readFileSync(join(content, 'config/flags.json'), 'utf8'))
  const menu = navGroups({ flags, sports: undefined, pages: [] }).flat()
  const facts = { hasMart: flags.rocket_mart, hasLootbox: flags.rocket_chance, hasQuest: false, groups: ['21'] }
  const paths = [...menu, ...bookmarksOf(facts, '/')].map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter(isAwaited)).toEqual([])
})

test('no tab and no card leads there, and their own pages keep theirs', () => {
  expect(tabsOf('hub', 'tournaments')).not.toContain('lotteries')
  expect(tabsOf('hub', 'lotteries')).toContain('lotteries')
  expect(tabsOf('shop', 'rocket-mart')).toHaveLength(4)
  for (const slug of Object.keys(sectionLooks) as SectionSlug[])
    expect(onwardOf(slug).filter((one) => isAwaited(`/${one}`))).toEqual([])
})

test('no text, banner or configuration of an operator links there', () => {
  const files = readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(md|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const links = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\]\(|"(?:url|path|link|href)": ?")(\/[^)"\s]*)/g)].map(
      ([, path]) => path!,
    ),
  )
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(isAwaited)).toEqual([])
})
