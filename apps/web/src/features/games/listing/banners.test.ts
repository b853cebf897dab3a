import { expect, test } from 'vitest'
import { addressOf, attrsOf, type Banner, countdownOf, shownTo, visitorOf, withVariables } from './banners'

const banner = (change: Partial<Banner> = {}): Banner => ({
  id: 'a',
  categories: ['slider-index-top'],
  title: { text: 'Lift off' },
  description: { text: '' },
  gradient: { colorLeft: '', colorLeftCenter: '', colorRightCenter: '', colorRight: '' },
  button: { name: 'Go', url: '/sign-up' },
  image: '',
  ...change,
})
// The only facts about a player that matter here.
const player = (currency: string, ...groups: string[]) =>
  ({ currency, statuses: groups.map((id) => ({ id, name: id })) }) as never

test('[LOB-27] a crypto wallet, or a crypto domain, gets the crypto banners', () => {
  const coins = banner({ crypto: true })
  const shown = (who: Parameters<typeof visitorOf>) => shownTo([coins], visitorOf(...who), 0).length === 1
  expect(shown([player('BTC'), false])).toBe(true)
  expect(shown([player('EUR'), false])).toBe(false)
  expect(shown([player('EUR'), true])).toBe(true)
  expect(shown([null, true])).toBe(true)
  expect(shown([null, false])).toBe(false)
})

test('[LOB-24] [LOB-27] a targeted banner is shown only while it is live', () => {
  const own = banner({ groups: [257], liveTime: { start: '01/11/2026 00:00', end: '01/12/2026 00:00' } })
  const shown = (groups: string[], at: string) =>
    shownTo([own], visitorOf(player('EUR', ...groups), false), Date.parse(at)).length === 1
  expect(shown(['257'], '2026-11-21T12:00:00Z')).toBe(true)
  expect(shown(['258'], '2026-11-21T12:00:00Z')).toBe(false)
  expect(shown(['257'], '2026-12-01T00:00:00Z')).toBe(false)
})

test('[LOB-22] amounts are filled into title, description and the popup of the second button', () => {
  const popup = { title: 'Terms', secondTitle: '', desc: 'from {least}' }
  const filled = withVariables(
    banner({
      title: { text: 'Up to {most}' },
      description: { text: '{most} for you', size: 'large' },
      secondButton: { name: 'Terms', popup },
      variables: { most: { EUR: '500', CAD: '750' }, least: { EUR: '20' } },
    }),
    'CAD',
    (amount, code) => `${code} ${amount}`,
  )
  expect(filled.title.text).toBe('Up to CAD 750')
  expect(filled.description).toEqual({ text: 'CAD 750 for you', size: 'large' })
  expect(filled.secondButton?.popup.desc).toBe('from EUR 20')
})

test('[LOB-23] a timer counts down to its start, then to its end, and then expires', () => {
  const timed = banner({ timer: { start_at: '2026-11-21T12:00:00.000Z', end_at: '2026-11-21T13:00:00.000Z' } })
  const at = (time: string) => countdownOf(timed, Date.parse(`2026-11-21T${time}Z`))
  expect(at('11:59:00')).toEqual({ to: 'start', leftMs: 60_000 })
  expect(at('12:00:00')).toEqual({ to: 'end', leftMs: 3_600_000 })
  expect(at('13:00:00')).toBeUndefined()
  expect(countdownOf(banner(), 0)).toBeUndefined()
})

test('[LOB-26] a tournament’s banner links to its tournament', () => {
  const link = '/tournaments/perigee-race'
  expect(addressOf(banner({ isTournament: true, tournamentLink: link }))).toBe(link)
  expect(addressOf(banner({ tournamentLink: link }))).toBe('/sign-up')
  expect(addressOf(banner({ isTournament: true }))).toBe('/sign-up')
})

test('[LOB-21] a button’s link has the attributes an operator may set, and leaves the site safely', () => {
  const attrs = { title: 'Terms', onclick: 'alert(1)', style: 'x', 'data-campaign': '7', href: '//evil.example' }
  expect(attrsOf({ name: 'Go', url: '/', attrs })).toEqual({ title: 'Terms', 'data-campaign': '7' })
  expect(attrsOf({ name: 'Go', url: 'https://a.example', type: 'external', frontendIdentifier: 'promo-7' })).toEqual({
    'data-frontend-identifier': 'promo-7',
    target: '_blank',
    rel: 'noopener',
  })
})
