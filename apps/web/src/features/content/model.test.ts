import { expect, test } from 'vitest'
import { isSlug, linksAt, linksOf, staticPageOf, withYear } from './model'

type Node = Parameters<typeof linksOf>[0][number]

const node = (id: string, categories: string[], children: Node[] = []): Node => ({
  ...{ id, path: `/${id}`, title: id.toUpperCase(), layout: 'default' as const, categories },
  children,
})

test('links of a place come from the whole tree, in its order', () => {
  const links = linksOf([
    node('guides', ['page'], [node('guides/first', ['bottom-menu'])]),
    node('about', ['page', 'bottom-menu']),
  ])
  expect(linksAt(links, 'bottom-menu').map(({ slug }) => slug)).toEqual(['guides/first', 'about'])
  expect(linksAt(links, 'top-menu')).toEqual([])
})

test.each([
  ['terms-and-conditions', true],
  ['tournaments/x', true],
  ['a/../b', false],
  ['..', false],
  ['favicon.ico', false],
  ['a//b', false],
  ['About', false],
  ['', false],
  ['x'.repeat(201), false],
])('%s can be a slug: %s', (path, expected) => {
  expect(isSlug(path)).toBe(expected)
})

const answer = (json: string) => ({
  ...{ id: 'a', path: '/a', title: 'A', layout: 'default' as const, categories: [], content: '<p>x</p>' },
  blocks: { title: 'A here', keywords: 'k', description: 'd', 'content-main': '<p>x</p>', json },
})

test('[CMS-01] a page is read with its facts', () => {
  const headings = [{ id: 'h', title: 'H' }]
  expect(staticPageOf(answer(JSON.stringify({ updated: '2026-03-02', headings })))).toEqual({
    ...{ title: 'A', headTitle: 'A here', description: 'd', keywords: 'k', html: '<p>x</p>' },
    ...{ updated: '2026-03-02', headings },
  })
})

test.each(['{}', '[]', 'null', '7', 'no json'])('facts that are not ours (%s) leave a page without them', (json) => {
  expect(staticPageOf(answer(json))).toMatchObject({ updated: undefined, headings: [] })
})

test('[CMS-03] the year of a footer is filled in wherever it stands', () => {
  expect(withYear('<p>{current_year} to {current_year}</p>', 2027)).toBe('<p>2027 to 2027</p>')
})
