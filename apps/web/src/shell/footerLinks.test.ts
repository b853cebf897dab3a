import { expect, test } from 'vitest'
import { footerColumns } from './footerLinks'

const page = (slug: string, ...categories: string[]) => ({ slug, title: slug.toUpperCase(), categories })

test('[NAV-27] pages stand in the column of their category, the others are not linked', () => {
  const columns = footerColumns([page('about', 'bottom-menu'), page('help', 'bottom-menu-help'), page('loose', 'page')])
  expect(columns.map(({ key }) => key)).toEqual(['about', 'help', 'play'])
  expect(columns.slice(0, 2).map(({ links }) => links)).toEqual([
    [{ target: { to: '/$', params: { _splat: 'about' } }, label: { title: 'ABOUT' } }],
    [{ target: { to: '/$', params: { _splat: 'help' } }, label: { title: 'HELP' } }],
  ])
})

test('a column without links is not shown', () => {
  expect(footerColumns([]).map(({ key }) => key)).toEqual(['play'])
})
