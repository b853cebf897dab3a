import { type Calls, notFound, nothing, ofPlayer, ok, refuse } from '../call.ts'
import type { Json, Rows } from '../state.ts'

interface Filter {
  readonly page?: number
  readonly page_size?: number
  readonly device?: string
  readonly filter?: {
    readonly categories?: { readonly identifiers?: readonly string[] }
    readonly providers?: readonly string[]
    readonly title?: string
  }
}

const has = (list: unknown, one: string): boolean => Array.isArray(list) && list.includes(one)

function found(games: Rows, { filter = {} }: Filter): Rows {
  const { categories, providers, title } = filter
  return games.filter(
    (game) =>
      (!categories?.identifiers?.length ||
        categories.identifiers.some((one) => has(game['categories'], one.split(':')[0] ?? ''))) &&
      (!providers?.length || providers.includes(String(game['provider']))) &&
      (!title || String(game['title']).toLowerCase().includes(title.toLowerCase())),
  )
}

const mapBy = (games: Rows, key: string, wanted: unknown): Json =>
  Object.fromEntries(games.filter((game) => has(wanted, String(game[key]))).map((game) => [game['identifier'], game]))

const idsOf = (game: Json): number[] =>
  Object.values(game['currencies'] as Record<string, { id: unknown }>).map(({ id }) => Number(id))

const launchPage = (url: string, title: string): string =>
  `<!doctype html><title>${title}</title><script>window.launchOptions={"game_url":${JSON.stringify(url)},"strategy":"iframe"};location.replace(launchOptions.game_url)</script>`

/** Removes the time of the oldest round. */
const playedOf = (games: Rows): Rows => {
  const times = ['2026-11-23T09:00:00.000Z', '2026-11-22T09:00:00.000Z', null]
  return times.map((at, place) => ({ identifier: games[place]?.['identifier'], last_activity_at: at }))
}

/** Contains an unknown status and an unfinished round. */
const historyOf = (games: Rows): Rows =>
  ['finished', 'settled', 'open'].map((status, place) => ({
    bet_id: `bet-${place + 1}`,
    bet_status: status,
    created_at: `2026-11-2${3 - place}T09:00:00.000Z`,
    finished_at: status === 'open' ? null : `2026-11-2${3 - place}T09:00:04.000Z`,
    currency: 'EUR',
    provider: games[place]?.['provider'],
    game: games[place]?.['identifier'],
    title: games[place]?.['title'],
    total_bets: '1.00',
    total_losses: '0.0',
    total_wins: place === 0 ? '2.50' : '0.0',
  }))

/** See wire-facts 5, 2.12, 2.23 and 12.3. */
export const gameCalls: Calls = {
  'POST /api/games_filter': ({ fixtures, body }) => {
    // Apogee's front end sends this form.
    const input = body as Filter
    const { page = 1, page_size: size = 20 } = input
    const all = found(fixtures.games, input)
    const pages = Math.ceil(all.length / size)
    const pagination = {
      current_page: page,
      next_page: page < pages ? page + 1 : null,
      prev_page: page > 1 ? page - 1 : null,
      total_pages: pages,
      total_count: all.length,
    }
    return ok({ data: all.slice((page - 1) * size, page * size), pagination })
  },
  'POST /api/games_filter/select': ({ fixtures, body }) => ok(mapBy(fixtures.games, 'identifier', body['game_ids'])),
  'POST /api/games_filter/select_by_seo_titles': ({ fixtures, body }) =>
    ok(mapBy(fixtures.games, 'seo_title', body['game_seo_titles'])),
  'GET /api/games/random': ({ fixtures, newId }) => ok(fixtures.games[newId() % fixtures.games.length]),
  'GET /api/player/played_games': ofPlayer(({ fixtures }) => ok(playedOf(fixtures.games))),
  'GET /api/player/favorite_games': ofPlayer(({ fixtures, player, accept }) =>
    ok(
      accept.includes('v2')
        ? fixtures.games.filter((game) => idsOf(game).some((id) => player.favourites.has(id)))
        : [...player.favourites],
    ),
  ),
  'PUT /api/player/favorite_games/:id': ofPlayer(({ player, params }) => {
    player.favourites.add(Number(params['id']))
    return nothing
  }),
  'DELETE /api/player/favorite_games/:id': ofPlayer(({ player, params }) => {
    player.favourites.delete(Number(params['id']))
    return nothing
  }),
  'GET /api/player/games': ofPlayer(({ fixtures, player }) =>
    ok(player.payments.length === 0 ? [] : historyOf(fixtures.games)),
  ),
  'GET /api/player/reality_check': ofPlayer(() =>
    ok({
      activity_sum: { EUR: '-12.5' },
      wager_sum: { EUR: '700.0' },
      period: { from: '2026-11-24T09:00:00.000Z', to: '2026-11-24T10:00:00.000Z' },
    }),
  ),
  'GET /games/:vendor/:name/:id': ({ fixtures, params, player }) => {
    const game = fixtures.games.find(({ identifier }) => identifier === `${params['vendor']}/${params['name']}`)
    if (!game || !idsOf(game).includes(Number(params['id']))) return notFound
    const demo = (game['currencies'] as Record<string, { id: unknown } | undefined>)['FUN']
    const isDemo = Number(demo?.id) === Number(params['id'])
    if (!isDemo && player === null) return refuse('base', 'unauthorized', 'Please sign in', 401)
    const title = String(game['title'])
    return { page: launchPage(`/games/dummy-game?title=${encodeURIComponent(title)}`, 'Launching'), type: 'text/html' }
  },
  'GET /games/dummy-game': ({ query }) => {
    const title = (query.get('title') ?? 'Game').replace(/[^\w &-]/g, '')
    return { type: 'text/html', page: `<!doctype html><title>${title}</title><h1>${title}</h1><button>Spin</button>` }
  },
}
