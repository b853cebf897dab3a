import { byId, type Calls, done, type Handler, notFound, nothing, ofPlayer, ok, refuse } from '../call.ts'
import { type Json, openAccount, type Player } from '../state.ts'

const subunits = (currency: string): number => (/^(?:BTC|ETH|LTC|BCH|DOG)$/.test(currency) ? 100_000_000 : 100)

function add(player: Player, currency: string, cents: number): void {
  const account = player.accounts.find((one) => one['currency'] === currency) ?? openAccount(player, currency)
  for (const name of ['amount_cents', 'available_to_cashout_cents', 'available_to_bet_with_locked_cent'])
    account[name] = Number(account[name]) + cents
}

const amountOf = (player: Player, currency: string): number =>
  Number(player.accounts.find((one) => one['currency'] === currency)?.['amount_cents'] ?? 0)

const stage = (rows: readonly Json[], id: string | undefined, to: string) => {
  const found = byId(rows, id)
  if (!found) return notFound
  found['stage'] = to
  found['activatable'] = false
  return to === 'canceled' ? done : nothing
}

const ownPayment = (player: Player, id: string | undefined): Json | undefined => byId(player.payments, id)

const payPage: Handler = ofPlayer(({ player, params, query }) => {
  const found = ownPayment(player, params['id'])
  if (!found) return notFound
  const link = (name: string, to: string) =>
    `<a href="/api/payments/pay/${params['id']}/${name}?to=${encodeURIComponent(to)}">${name}</a>`
  const page = `<!doctype html><title>Pay</title><h1>Pay</h1>${link('approve', query.get('success') ?? '/')} ${link('decline', query.get('failure') ?? '/')}`
  return { type: 'text/html', page }
})

/** See wire-facts 2.2 to 2.5, 2.14 to 2.27, 7, 8, 9 and 12.4. */
export const moneyCalls: Calls = {
  'GET /api/player/accounts': ofPlayer(({ player }) => ok(player.accounts)),
  'POST /api/player/accounts': ofPlayer(({ player, body }) => {
    const currency = String(body['currency'])
    player.profile['currency'] = currency
    return ok(openAccount(player, currency))
  }),
  'GET /api/player/payments': ofPlayer(({ player }) => ok(player.payments)),
  'POST /api/player/payments/with_pages': ofPlayer(({ player }) =>
    ok({ data: player.payments, pagination: { page: 1, per_page: 20, total_count: player.payments.length } }),
  ),
  'POST /api/player/payments/:id/recall': ofPlayer(({ player, params }) => {
    const found = ownPayment(player, params['id'])
    if (!found) return notFound
    if (found['recallable'] !== true) return refuse('base', 'not_recallable', 'Too late')
    Object.assign(found, { recallable: false, state: 'recalled', finished_at: new Date().toISOString() })
    add(player, String(found['currency']), Number(found['amount_cents']))
    return nothing
  }),
  'GET /api/player/stats': ofPlayer(({ fixtures }) => ok(fixtures.cashbox.stats)),
  'GET /api/payments/payment_methods/:currency': ofPlayer(({ fixtures }) =>
    ok({ methods: fixtures.cashbox.methods, providers: fixtures.cashbox.providers }),
  ),
  ...Object.fromEntries(
    ['deposit_info', 'cashout_info'].map((name) => [
      `POST /api/payments/payment_methods/:currency/:method/${name}`,
      ofPlayer(({ fixtures, params }) => {
        const found = byId(fixtures.cashbox.methods, params['method'])
        return found ? ok(found) : notFound
      }),
    ]),
  ),
  'GET /api/player/payment_accounts': ofPlayer(({ fixtures }) => ok(fixtures.cashbox.payment_accounts)),
  'POST /api/payment_processing': ofPlayer(({ player, body, fixtures, newId }) => {
    const currency = String(body['currency'])
    const cents = Math.round(Number(body['amount']) * subunits(currency))
    const method = byId(fixtures.cashbox.methods, String(body['payment_method']))
    if (!method) return refuse('payment_method', 'method_unavailable', 'Choose another method')
    if (!(cents > 0)) return refuse('amount', 'too_small', 'Too little')
    const isDeposit = body['payment_action'] === 'deposit'
    if (!isDeposit && amountOf(player, currency) < cents)
      return refuse('amount', 'not_enough_money', 'Not enough money')
    const id = newId()
    player.payments.push({
      ...{ id, amount_cents: cents, currency, action: body['payment_action'] },
      ...{ payment_system: method['brand'], system_name: method['provider'], brand: method['brand'] },
      ...{
        recallable: !isDeposit,
        success: false,
        created_at: new Date().toISOString(),
        finished_at: null,
        state: 'pending',
      },
    })
    if (!isDeposit) {
      add(player, currency, -cents)
      return ok({ mode: 'notify' })
    }
    const back = (body['custom_routes'] ?? {}) as Record<string, string | undefined>
    const query = new URLSearchParams({ success: back['success_url'] ?? '/', failure: back['failure_url'] ?? '/' })
    // Some providers require a form POST.
    if (method['id'] === 'bank-2')
      return ok({
        mode: 'form_redirect',
        options: { url: `/api/payments/pay/${id}?${query}`, data: { token: `t-${id}`, step: 1 } },
      })
    return ok({ mode: 'redirect', url: `/api/payments/pay/${id}?${query}` })
  }),
  // The payment provider's page, on the same server.
  'GET /api/payments/pay/:id': payPage,
  'POST /api/payments/pay/:id': (request) =>
    request.body['token'] === `t-${request.params['id']}` ? payPage(request) : notFound,
  'GET /api/payments/pay/:id/:verdict': ofPlayer(({ player, params, query }) => {
    const found = ownPayment(player, params['id'])
    if (!found || found['finished_at'] !== null) return notFound
    const isPaid = params['verdict'] === 'approve'
    Object.assign(found, {
      success: isPaid,
      state: isPaid ? 'succeeded' : 'declined',
      finished_at: new Date().toISOString(),
    })
    if (isPaid) add(player, String(found['currency']), Number(found['amount_cents']))
    return { status: 303, location: query.get('to') ?? '/' }
  }),
  'GET /api/player/comp_points': ofPlayer(({ player, fixtures }) =>
    ok({ ...fixtures.promotions.points, chargeable: { points: String(player.points) } }),
  ),
  'POST /api/comp_points/exchange/:type': ofPlayer(({ player, body, params }) => {
    const exchange = (body['exchange'] ?? {}) as Record<string, unknown>
    const points = Number(exchange['points'] ?? Number(exchange['tickets_count']) * 50)
    if (points > player.points) return refuse('points', 'not_enough', 'Not enough points')
    player.points -= points
    if (params['type'] === 'money') add(player, String(exchange['currency']), points)
    if (params['type'] === 'lotteries') player.tickets.push(String(player.tickets.length + 41).padStart(6, '0'))
    return { status: 201 }
  }),
  'GET /api/bonuses/deposit': ofPlayer(({ fixtures }) => ok(fixtures.promotions.deposit)),
  'DELETE /api/bonuses/deposit/:id': ofPlayer(() => done),
  'POST /api/bonuses/coupon': ofPlayer(() => ok({ status: 'failed_to_activate' })),
  'PATCH /api/player/set_bonus_code': ofPlayer(({ player, body }) => {
    player.profile['deposit_bonus_code'] = body['deposit_bonus_code']
    return nothing
  }),
  'DELETE /api/player/clear_bonus_code': ofPlayer(({ player }) => {
    player.profile['deposit_bonus_code'] = null
    return done
  }),
  'PATCH /api/player/update_bonus_settings': ofPlayer(({ player, body }) => {
    player.profile['can_issue_bonuses'] = body['can_issue']
    return nothing
  }),
  'GET /api/player/bonuses': ofPlayer(({ player }) => ok(player.bonuses)),
  'POST /api/player/bonuses/:id/activation': ofPlayer(({ player, params }) =>
    stage(player.bonuses, params['id'], 'handle_bets'),
  ),
  'DELETE /api/player/bonuses/:id': ofPlayer(({ player, params }) => stage(player.bonuses, params['id'], 'canceled')),
  'GET /api/player/freespins': ofPlayer(({ player }) => ok(player.freespins)),
  'POST /api/player/freespins/:id/activation': ofPlayer(({ player, params }) =>
    stage(player.freespins, params['id'], 'activated'),
  ),
  'DELETE /api/player/freespins/:id': ofPlayer(({ player, params }) =>
    stage(player.freespins, params['id'], 'canceled'),
  ),
  'GET /api/player/lootboxes': ofPlayer(({ player }) => ok(player.lootboxes)),
  'POST /api/player/lootboxes/:id/activation': ofPlayer(({ player, params }) => {
    const found = byId(player.lootboxes, params['id'])
    if (!found) return notFound
    found['stage'] = 'activated'
    const [first] = found['items'] as Json[]
    if (first) first['prize'] = true
    return ok(found)
  }),
  'GET /api/tournaments/player': ofPlayer(({ fixtures, player }) =>
    ok(fixtures.promotions.tournaments.filter(({ id }) => player.joined.has(Number(id)))),
  ),
  'GET /api/tournaments/:id/status': ({ fixtures, player, params }) => {
    const found = byId(fixtures.promotions.tournaments, params['id'])
    if (!found || !player?.joined.has(Number(params['id']))) return ok({})
    const [best] = (found['top_players'] as Json[]) ?? []
    // One client of this platform family gets a list here.
    return ok([{ ...best, nickname: 'me', award_place: '7' }])
  },
  'POST /api/tournaments/:id/confirm': ofPlayer(({ player, params }) => {
    player.joined.add(Number(params['id']))
    return ok({ confirmed: true })
  }),
  'GET /api/lotteries/statuses': ofPlayer(({ player }) =>
    ok([{ lottery_id: 501, tickets: player.tickets, prizes: [] }]),
  ),
  'GET /api/lotteries/:id/status': ({ player, params }) =>
    ok({ lottery_id: Number(params['id']), tickets: player?.tickets ?? [], prizes: [] }),
}
