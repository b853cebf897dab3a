import { expect, test } from 'vitest'
import { type RouteName, routeNames } from './routeNames'

test.each([
  ['[RT-51]', routeNames.news(), '/news'],
  ['[RT-51]', routeNames.newsPage('first-flight'), '/news/first-flight'],
  ['[RT-52]', routeNames.userLimitConfirm('a b'), '/profile/limits/confirm?token=a%20b'],
  ['[RT-52]', routeNames.payments(), '/payments'],
  ['[RT-52]', routeNames.bonus(7), '/bonuses/7'],
  ['[RT-52]', routeNames.vip(), '/vip'],
  ['[RT-53]', routeNames.exchangeCompPoints(), '/exchange-comp-points'],
  ['[RT-53]', routeNames.compPointsMoney(), '/rocket-mart/money'],
  ['[RT-53]', routeNames.compPointsSpecial(), '/rocket-mart/special'],
  ['[RT-53]', routeNames.compPointsFreeSpins(), '/rocket-mart/freespins'],
  ['[RT-54]', routeNames.popup('sign-in'), '/popup/sign-in'],
  ['[RT-54]', routeNames.lootboxWheel(), '/rocketmart-wheel'],
  ['[RT-54]', routeNames.segmentsWheel(), '/rocketplay-wheel'],
  ['[RT-54]', routeNames.quest('summer'), '/action/summer'],
  ['[RT-54]', routeNames.quest(), '/action'],
  ['[RT-54]', routeNames.benefitsOfCrypto(), '/benefits-of-crypto'],
])('%s a page by name is at %s', (_row, path, expected) => {
  expect(path).toBe(expected)
})

test('main can be opened by name', () => {
  const main: RouteName = 'main'
  expect(routeNames[main]()).toBe('/')
})
