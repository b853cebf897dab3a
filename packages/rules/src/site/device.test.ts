import { expect, test } from 'vitest'
import { deviceName, readDevice } from './device.ts'
import { kindOfDevice } from './kindOfDevice.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const none = { isBot: false, isIOS: false, isMobile: false, isMetaWebview: false, isApp: false, browser: 'Other' }

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, { browser: 'Chrome' }],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    { browser: 'Edge' },
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`, { browser: 'Opera' }],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', { browser: 'Firefox' }],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    { browser: 'Safari' },
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`,
    { browser: 'Chrome', isMobile: true },
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    { browser: 'Samsung Internet', isMobile: true },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.0.0 Mobile/15E148 Safari/604.1',
    { browser: 'Chrome', isMobile: true, isIOS: true },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/489.0]',
    { isMobile: true, isIOS: true, isMetaWebview: true },
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${webkit} Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 Instagram 356.0`,
    { browser: 'Chrome', isMobile: true, isMetaWebview: true },
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36 ApogeeApp/1.0`,
    { browser: 'Chrome', isMobile: true, isApp: true },
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', { isBot: true }],
  [
    `Mozilla/5.0 (Linux; Android 6.0.1) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)`,
    { isBot: true, isMobile: true, browser: 'Chrome' },
  ],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', { isBot: true }],
  ['facebookexternalhit/1.1', { isBot: true }],
  [`Mozilla/5.0 ${webkit} Chrome/131.0.0.0 Safari/537.36 Chrome-Lighthouse`, { isBot: true, browser: 'Chrome' }],
  ['curl/8.5.0', { isBot: true }],
  ['', { isBot: true }],
  [' ', { isBot: true }],
  ['robot;', { isBot: true }],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} YaBrowser/24.1 Chrome/131.0.0.0 Safari/537.36`, { browser: 'Yandex' }],
  ['Robotics/1.0', {}],
])('"%s" is read as %j', (userAgent, expected) => {
  expect(readDevice(userAgent)).toEqual({ ...none, ...expected })
})

test('a page on the home screen is an app', () => {
  expect(readDevice('Mozilla/5.0 Firefox/132.0', 'standalone').isApp).toBe(true)
  expect(readDevice('Mozilla/5.0 Firefox/132.0', 'browser').isApp).toBe(false)
})

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome, ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari, macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.0.0 Mobile/15E148 Safari/604.1',
    'Chrome, iOS',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X) FxiOS/131.0', 'Firefox, iPadOS'],
  ['curl/8.5.0', null],
])('its owner knows "%s" as %s', (userAgent, expected) => {
  expect(deviceName(userAgent)).toBe(expected)
})

test('games are made for the kinds of device that a User-Agent tells', () => {
  const kinds = ['Mozilla/5.0 (iPad)', 'Mozilla/5.0 (Linux; Android 14)', 'Mozilla/5.0 (X11; Linux x86_64)', '']
  expect(kinds.map(kindOfDevice)).toEqual(['mobile', 'mobile', 'desktop', 'desktop'])
})
