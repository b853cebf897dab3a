import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageSlugOf, type SectionSlug, sectionGroups, sectionKey } from './sections'
import { sectionThemes } from './sectionThemes'

const slugs = Object.keys(sectionThemes) as SectionSlug[]

test.each(['en', 'de'])('every section has a title and a text in %s', (locale) => {
  const file = new URL(`../../../../../content/messages/${locale}/content.json`, import.meta.url)
  const { sections } = JSON.parse(readFileSync(file, 'utf8')) as {
    sections: Record<string, { title: string; text: string }>
  }
  expect(slugs.filter((slug) => !sections[sectionKey(slug)]?.title || !sections[sectionKey(slug)]?.text)).toEqual([])
})

test('[RT-24] the profile has its pages in this order, and the promo code after them', () => {
  expect(sectionGroups.profile.map((slug) => slug.replace('profile/', ''))).toEqual([
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

test('a section’s text is a CMS page of nearly the same name', () => {
  expect(pageSlugOf('tournaments/archive')).toBe('tournaments/archive')
  expect(pageSlugOf('profile/games-history')).toBe('profile-games-history')
  expect(pageSlugOf('rocket-mart/money')).toBe('rocket-mart')
  expect(pageSlugOf('profile/main')).toBeUndefined()
})
