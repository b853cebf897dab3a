import { expect, test } from 'vitest'
import { articlesAPage, articlesOf } from './articlesOf'
import { linksAt, linksOf, withYear } from './model'
import { relatedTo } from './relatedTo'
import { isSlug, staticPageOf } from './staticPage'

type Node = Parameters<typeof linksOf>[0][number]

const node = (id: string, categories: string[], children: Node[] = []): Node => ({
  id,
  path: `/${id}`,
  title: id.toUpperCase(),
  layout: 'default' as const,
  categories,
  children,
})

test('links of a place are collected from the whole tree, in its order', () => {
  const links = linksOf([
    node('guides', ['page'], [node('guides/first', ['bottom-menu'])]),
    node('about', ['page', 'bottom-menu']),
  ])
  expect(linksAt(links, 'bottom-menu').map(({ slug }) => slug)).toEqual(['guides/first', 'about'])
  expect(linksAt(links, 'top-menu')).toEqual([])
})

test('a page is linked by its path, not by its id', () => {
  const pages = [
    { ...node('17', ['page']), path: 'about/us' },
    { ...node('home', ['page']), path: '' },
  ]
  expect(linksOf(pages).map(({ slug }) => slug)).toEqual(['about/us', 'home'])
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
  id: 'a',
  path: '/a',
  title: 'A',
  layout: 'default' as const,
  categories: [],
  content: '<p>x</p>',
  blocks: { title: 'A here', keywords: 'k', description: 'd', 'content-main': '<p>x</p>', json },
})

test('[CMS-01] a page is parsed with its metadata', () => {
  const headings = [{ id: 'h', title: 'H' }]
  expect(staticPageOf(answer(JSON.stringify({ updated: '2026-03-02', headings })))).toEqual({
    slug: 'a',
    title: 'A',
    headTitle: 'A here',
    description: 'd',
    keywords: 'k',
    html: '<p>x</p>',
    updated: '2026-03-02',
    headings,
  })
})

test.each(['{}', '[]', 'null', '7', 'no json'])('malformed metadata (%s) is ignored', (json) => {
  expect(staticPageOf(answer(json))).toEqual({
    slug: 'a',
    title: 'A',
    headTitle: 'A here',
    description: 'd',
    keywords: 'k',
    html: '<p>x</p>',
    headings: [],
  })
})

test('[CMS-03] the year is filled in at every position of a footer', () => {
  expect(withYear('<p>{current_year} to {current_year}</p>', 2027)).toBe('<p>2027 to 2027</p>')
})

test('related pages are the next ones of the same menu, starting over at its end', () => {
  const links = linksOf(['a', 'b', 'c', 'd', 'e'].map((id) => node(id, [id === 'c' ? 'top-menu' : 'bottom-menu'])))
  const related = (slug: string) => relatedTo(slug, links).map((link) => link.slug)
  expect(related('a')).toEqual(['b', 'd', 'e'])
  expect(related('d')).toEqual(['e', 'a', 'b'])
  expect(related('c')).toEqual([])
  expect(related('nowhere')).toEqual([])
})

const articles = Array.from({ length: 8 }, (_, index) => ({
  slug: `news/${index}`,
  title: `${index}`,
  description: '',
  published: `2026-01-0${index + 1}`,
}))

test.each([
  [1, 1, [7, 6, 5, 4, 3, 2]],
  [2, 2, [1, 0]],
  [3, 2, [1, 0]],
  [0, 1, [7, 6, 5, 4, 3, 2]],
])('[CONST-42] page %i of the news is page %i with %o', (asked, page, days) => {
  const found = articlesOf(articles, asked)
  expect(found).toMatchObject({ page, pages: 2 })
  expect(found.articles.map(({ title }) => Number(title))).toEqual(days)
  expect(found.articles.length).toBeLessThanOrEqual(articlesAPage)
})

test('without articles there is one empty page', () => {
  expect(articlesOf([], 1)).toEqual({ articles: [], page: 1, pages: 1 })
})
