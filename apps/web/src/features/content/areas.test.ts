import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type AreaSlug, areaGroups, areaKey, areaLooks, pageSlugOf } from './areas'

const slugs = Object.keys(areaLooks) as AreaSlug[]

test.each(['en', 'de'])('every area has a title and a text in %s', (locale) => {
  const file = new URL(`../../../../../content/messages/${locale}/content.json`, import.meta.url)
  const { areas } = JSON.parse(readFileSync(file, 'utf8')) as { areas: Record<string, { title: string; text: string }> }
  expect(slugs.filter((slug) => !areas[areaKey(slug)]?.title || !areas[areaKey(slug)]?.text)).toEqual([])
})

test('[RT-24] the profile has its pages in this order, and the promo code beside them', () => {
  expect(areaGroups.profile.map((slug) => slug.replace('profile/', ''))).toEqual([
    'main',
    'level',
    'gifts',
    'verification',
    'limits',
    'security',
    'games-history',
    'promocode',
  ])
})

test('the text of an area is a page of the CMS of nearly the same name', () => {
  expect(pageSlugOf('tournaments/archive')).toBe('tournaments/archive')
  expect(pageSlugOf('profile/games-history')).toBe('profile-games-history')
  expect(pageSlugOf('rocket-mart/money')).toBe('rocket-mart')
  expect(pageSlugOf('profile/main')).toBeUndefined()
})
