import { ApiError, ConnectionError } from '@apogee/contract/protocol/client'
import { expect, test } from 'vitest'
import { isNoise, judge, labelOf } from './failures'

const broken = new ApiError(500, { errors: {}, reference: 'r1' })
const search = { filter: { title: 'wyrm' } }

test.each([
  ['GET /api/player/accounts', 'LOAD_PLAYER_ACCOUNTS_ERROR'],
  ['GET /api/cms/pages/:slug{.+}', 'LOAD_CMS_PAGES_SLUG_ERROR'],
  ['GET /api/fe/config/currency-config', 'LOAD_FE_CONFIG_CURRENCY_CONFIG_ERROR'],
  ['GET /client-context', 'LOAD_CLIENT_CONTEXT_ERROR'],
])('[ERR-02] %s fails as %s', (route, label) => {
  expect(labelOf(route)).toBe(label)
})

test.each([
  ['GET /api/player/payments', undefined, 'LOAD_PLAYER_PAYMENTS_ERROR'],
  ['POST /api/games_filter', search, 'LOAD_FOUND_GAMES_ERROR'],
  ['GET /api/jackpot_wins', undefined, 'GET_JACKPOT_WINNERS_ERROR'],
  ['POST /api/games_filter/select', { game_ids: [] }, 'LOAD_GAMES_FILTER_SELECT_ERROR'],
  ['GET /api/tournaments', undefined, 'LOAD_TOURNAMENTS_ERROR'],
  ['POST /api/users/transaction', {}, 'SAVE_TRANSACTION_ERROR'],
  ['POST /log_utm_send', {}, 'SAVE_UTM_ERROR'],
  ['PATCH /api/player/update_locale', {}, 'SAVE_LOCALE_ERROR'],
])('[ERR-02] a failed %s is logged by name', (route, body, label) => {
  expect(judge({ route, body, error: broken })).toEqual({ label, level: 'ERROR' })
})

test.each([
  ['games of a category', 'POST /api/games_filter', { filter: { categories: { identifiers: ['new'] } } }],
  ['a page of the CMS', 'GET /api/cms/pages/:slug{.+}', undefined],
  ['texts', 'GET /messages/:file', undefined],
  ['the current address', 'GET /api/current_ip', undefined],
  ['banners', 'GET /api/fe/config/banners-config', undefined],
  ['which promotion pages show', 'GET /api/fe/config/manage-promotion-pages', undefined],
  ['quests', 'GET /api/quests', undefined],
  ['one tournament', 'GET /api/tournaments/:id', undefined],
  ['a wheel', 'POST /api/player/lootboxes/:id/activation', undefined],
])('[ERR-04] nothing is logged when %s fails', (_, route, body) => {
  for (const error of [broken, new ConnectionError('timeout')]) expect(judge({ route, body, error })).toBeNull()
})

test.each([
  ['an aborted load', 'GET /api/player/payments', new DOMException('gone', 'AbortError'), null],
  ['a session that has ended', 'GET /api/player/payments', new ApiError(401, null), null],
  ['a rejected form', 'POST /api/users', new ApiError(422, null), null],
  ['a client error', 'GET /api/player/payments', new ApiError(404, null), 'WARN'],
  ['a network failure', 'GET /api/player/payments', new ConnectionError('network'), 'WARN'],
  ['a server error', 'GET /api/player/payments', new ApiError(502, null), 'ERROR'],
])('[ERR-02] %s is logged accordingly', (_, route, error, level) => {
  expect(judge({ route, error })?.level ?? null).toBe(level)
})

test.each([
  ['AbortError: the navigation was overtaken', true],
  ['ResizeObserver loop completed with undelivered notifications.', true],
  ['Script error.', true],
  ['TypeError: x is undefined\n at f (chrome-extension://abc/content.js:1:1)', true],
  ['TypeError: x is undefined\n at f (https://apogee.test/assets/frame.js:1:1)', false],
])('[ERR-04] an uncaught "%s" is noise: %s', (text, expected) => {
  expect(isNoise(text)).toBe(expected)
})
