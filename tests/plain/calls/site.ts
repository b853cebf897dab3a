import { byId, type Calls, notFound, ok } from '../call.ts'

const info =
  (name: string): Calls[string] =>
  ({ fixtures }) =>
    ok(fixtures.info[name])
const lobby =
  (name: string): Calls[string] =>
  ({ fixtures }) =>
    ok(fixtures.lobby[name])

/** See wire-facts 1, 4, 5.6, 5.7 and 10. */
export const siteCalls: Calls = {
  'GET /api/info/player_fields': info('player_fields'),
  'GET /api/info/statuses': info('statuses'),
  'GET /api/info/countries': info('countries'),
  'GET /api/info/currencies': info('currencies'),
  'GET /api/info/project': info('project'),
  'GET /api/info/crypto_exchange_rates': info('crypto_exchange_rates'),
  'GET /api/info/locales': info('locales'),
  'GET /api/info/auth_providers': info('auth_providers'),
  'GET /api/current_ip': info('current_ip'),
  'GET /api/fe/config/:name': ({ fixtures, params }) => {
    const found = fixtures.config[params['name'] ?? '']
    return found === undefined ? notFound : ok(found)
  },
  'POST /api/fe/config/managers': () => ok({}),
  'GET /api/cms/pages': ({ fixtures }) => ok(fixtures.cms.pages),
  'GET /api/cms/pages/:slug': ({ fixtures, params }) => {
    const found = fixtures.cms.contents[params['slug'] ?? '']
    return found ? ok(found) : notFound
  },
  'GET /api/cms/snippets': ({ fixtures }) => ok(fixtures.cms.snippets),
  'GET /api/cms/files': ({ fixtures }) => ok(fixtures.cms.files),
  'GET /api/jackpots': lobby('jackpots'),
  'GET /api/jackpot_wins': lobby('jackpot_wins'),
  'GET /api/games/jackpots': lobby('jackpots_by_currency'),
  'GET /api/stats/winners/latest': lobby('winners'),
  'GET /api/games/collections': lobby('collections'),
  'GET /api/games/providers': lobby('providers'),
  'GET /api/tournaments': ({ fixtures }) => ok(fixtures.promotions.tournaments),
  'GET /api/tournaments/recent': ({ fixtures }) => ok(fixtures.promotions.recent),
  'GET /api/tournaments/:id': ({ fixtures, params }) => {
    const { tournaments, recent } = fixtures.promotions
    const found = byId([...tournaments, ...recent], params['id'])
    return found ? ok(found) : notFound
  },
  'GET /api/lotteries': ({ fixtures }) => ok(fixtures.promotions.lotteries),
  'GET /api/lotteries/:id': ({ fixtures, params }) => {
    const found = fixtures.promotions.lotteries.find(
      (one) => String(one['id']) === params['id'] || one['frontend_identifier'] === params['id'],
    )
    return found ? ok(found) : notFound
  },
  'GET /api/bonuses/registration': ({ fixtures }) => ok(fixtures.promotions.registration),
  'GET /api/comp_points/rates/:type': ({ fixtures, params }) =>
    ok(fixtures.promotions.rates[params['type'] ?? ''] ?? []),
  'GET /images/:name': ({ params }) => ({
    type: 'image/svg+xml',
    page: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#345"/><title>${(params['name'] ?? '').replace(/[^\w.-]/g, '')}</title></svg>`,
  }),
}
