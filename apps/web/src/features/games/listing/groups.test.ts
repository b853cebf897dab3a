import { expect, test } from 'vitest'
import { categoryGroup, ownList, studioGroup } from './groups'

test('[LOB-05] a studio and a category have id, title, slug and url', () => {
  expect(studioGroup({ id: 'velvet-owl', title: 'Velvet Owl' })).toEqual({
    id: 'velvet-owl',
    title: 'Velvet Owl',
    slug: 'velvet-owl',
    url: '/producers/velvet-owl',
  })
  expect(categoryGroup('new', 'Neu')).toEqual({ id: 'new', title: 'Neu', slug: 'new', url: '/categories/new' })
})

test('[LOB-05] a market-specific list keeps the slug and url of the general one', () => {
  expect(categoryGroup('top:au', 'Top')).toEqual({ id: 'top:au', title: 'Top', slug: 'top', url: '/categories/top' })
})

const lists = ['top', 'top:au', 'top:fr-CA', 'new']
test.each([
  ['its country’s list', 'AU', 'en', 'top', 'top:au'],
  ['its language’s list', 'CA', 'fr-CA', 'top', 'top:fr-CA'],
  ['its country’s list before its language’s', 'AU', 'fr-CA', 'top', 'top:au'],
  ['the general list without a list of its own', 'DE', 'de', 'top', 'top'],
  ['the general list of another category', 'AU', 'en', 'new', 'new'],
  ['the general list for an unknown country', null, 'en', 'top', 'top'],
])('[API-068] a market gets %s', (_, country, locale, slug, id) => {
  expect(ownList(lists, { country, locale })(slug)).toBe(id)
})
