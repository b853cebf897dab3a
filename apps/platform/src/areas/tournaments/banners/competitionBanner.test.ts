import { banner } from '@apogee/contract/content'
import { expect, test } from 'vitest'
import { testNow as now } from '../../../testing/testApp.ts'
import { competitionBanner, competitionLook } from './competitionBanner.ts'

const look = competitionLook.parse({
  art: 'tournament',
  gradient: { left: '#04201E', left_center: '#0A5A4E', right_center: '#128A70', right: '#2FB890' },
  labels: [{ en: 'Live', de: 'Läuft' }],
  slider: 2,
})
const facts = {
  frontend_identifier: 'weekend-race--2026-03-10',
  titles: { en: 'Weekend race', de: 'Wochenendrennen' },
  texts: { en: 'EUR 5,000 for the best' },
  path: '/tournaments/weekend-race--2026-03-10',
  category: 'tournaments',
  group_ids: [257],
  start_at: now,
  end_at: new Date(now.getTime() + 3_600_000),
}
const reader = { locale: 'de', brand: 'apogee', now }

test('[TRN-04] the banner of a tournament carries its identifier, its page, its times and its groups', () => {
  const made = competitionBanner(look, facts, reader)
  expect(banner.safeParse(made).success).toBe(true)
  expect(made).toMatchObject({
    frontend_identifier: facts.frontend_identifier,
    url: facts.path,
    tournamentLink: facts.path,
    isTournament: true,
    title: { text: 'Wochenendrennen' },
    labels: [{ title: 'Läuft' }],
    button: { name: 'Mitmachen', url: facts.path },
    groupIds: [257],
    timer: { start_at: now.toISOString() },
    categories: ['tournaments', 'slider-index-top'],
    order: { 'slider-index-top': 2 },
  })
})

test('a finished competition keeps its banner for the archive, but leaves the slider of the lobby', () => {
  const over = competitionBanner(look, facts, { ...reader, now: facts.end_at })
  expect(over.categories).toEqual(['tournaments'])
  expect(over).not.toHaveProperty('order')
})

test.each([
  ['an invalid colour', { gradient: { ...look.gradient, left: 'blue' } }],
  ['three labels', { labels: [{ en: 'a' }, { en: 'b' }, { en: 'c' }] }],
  ['an unknown field', { picture: 'x' }],
])('a file with %s is rejected', (_, changes) => {
  expect(competitionLook.safeParse({ ...look, ...changes }).success).toBe(false)
})
