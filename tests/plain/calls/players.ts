import { byId, type Calls, done, notFound, nothing, ofPlayer, ok, refuse } from '../call.ts'
import type { Json } from '../state.ts'

const inside = (body: Json, key: string): Json => {
  const found = body[key]
  return typeof found === 'object' && found !== null ? (found as Json) : {}
}

/** See wire-facts 2.8 to 2.13, 2.1, 2.6, 3, 6. */
export const playerCalls: Calls = {
  // For a guest, not an error but an empty object.
  'GET /api/player': ({ player }) => ok(player?.profile ?? {}),
  'PATCH /api/player': ofPlayer(({ player, body }) => {
    Object.assign(player.profile, inside(body, 'player'))
    return nothing
  }),
  'GET /api/player/settings': ({ player }) =>
    ok({
      cent: {
        user: player ? String(player.profile['id']) : '',
        timestamp: '1763978400',
        token: 'plain',
        authEndpoint: '/centrifuge/auth',
        url: '',
      },
      recaptcha: '',
      recaptcha_version: '2',
    }),
  'POST /api/users/sign_in': ({ body, session }) => {
    const user = inside(body, 'user')
    const player = session.find(user['email'])
    if (!player) return refuse('email', 'not_found_in_database', 'Unknown email or password')
    if (player.password !== user['password']) return refuse('password', 'wrong_password', 'Unknown email or password')
    session.begin(player)
    return { status: 201, body: player.profile }
  },
  'DELETE /api/users/sign_out': ({ session }) => {
    session.end()
    return done
  },
  'POST /api/users': ({ body, session }) => {
    const user = inside(body, 'user')
    if (session.find(user['email'])) return refuse('email', 'taken', 'This address is taken')
    const player = session.add({
      email: user['email'],
      password: user['password'],
      country: user['country'],
      currency: user['currency'],
      receive_promos: user['receive_promos'] === true,
    })
    session.begin(player)
    return { status: 201, body: player.profile }
  },
  'POST /check-email': () => ok({ errors: { message: 'IBIZA::VALID::WHITELISTED' } }),
  'POST /api/users/password': () => ({ status: 201, body: {} }),
  'PUT /api/users/password': () => refuse('reset_password_token', 'invalid', 'This link is no longer valid'),
  'GET /api/users/confirmation': () => refuse('confirmation_token', 'invalid', 'This link is no longer valid'),
  'POST /api/users/confirmation': () => ({ status: 201, body: {} }),
  'PUT /api/users': ofPlayer(({ player, body }) => {
    const user = inside(body, 'user')
    if (user['current_password'] !== player.password) return refuse('current_password', 'invalid', 'Wrong password')
    player.password = String(user['password'])
    return nothing
  }),
  'POST /api/auth_providers/update_details': ofPlayer(({ player, body }) => {
    Object.assign(player.profile, inside(body, 'user'), { auth_fields_missed: [] })
    return { status: 201, body: player.profile }
  }),
  'GET /api/auth_providers': ofPlayer(() => ok([])),
  'POST /api/users/transaction': ofPlayer(() => done),
  'GET /api/player/sessions': ofPlayer(() =>
    ok([
      {
        id: 1,
        ip: '203.0.113.9',
        country: null,
        user_agent: 'Firefox',
        created_at: '2026-11-24T08:00:00.000Z',
        current: true,
      },
    ]),
  ),
  'DELETE /api/player/sessions/:id': ofPlayer(() => done),
  'GET /api/player/two_factor': ofPlayer(() =>
    ok({ otp_secret: 'JBSWY3DPEHPK3PXP', data: 'data:image/svg+xml,%3Csvg/%3E' }),
  ),
  'PATCH /api/player/update_locale': ofPlayer(({ player, body }) => {
    player.profile['language'] = body['locale']
    return ok({})
  }),
  'POST /api/player/groups': ofPlayer(({ player, body }) => {
    const { add = [], remove = [] } = inside(body, 'groups') as { add?: unknown[]; remove?: unknown[] }
    const gone = new Set(remove.map(String))
    const kept = (player.profile['statuses'] as Json[]).filter(({ id }) => !gone.has(String(id)))
    player.profile['statuses'] = [...kept, ...add.map((id) => ({ id: String(id), name: String(id) }))]
    return ok({})
  }),
  'GET /api/subscriptions': ofPlayer(({ player }) => ok(player.subscriptions)),
  'PUT /api/subscriptions': ofPlayer(({ player, body }) => {
    Object.assign(player.subscriptions, body)
    return nothing
  }),
  'GET /api/player/documents': ofPlayer(({ player }) => ok(player.documents)),
  'POST /api/player/documents': ofPlayer(({ player, newId }) => {
    const now = new Date().toISOString()
    const made = {
      id: newId(),
      description: null,
      document_type: 'identity',
      status: 'not_approved',
      created_at: now,
      updated_at: now,
      file_name: 'document',
    }
    player.documents.push(made)
    return ok(player.documents)
  }),
  'DELETE /api/player/documents/:id': ofPlayer(({ player, params }) => {
    const found = byId(player.documents, params['id'])
    if (!found) return notFound
    player.documents.splice(player.documents.indexOf(found), 1)
    return done
  }),
  'GET /api/sumsub/access_token': ofPlayer(() => ok({ access_token: 'plain' })),
  'GET /api/user_limits': ofPlayer(({ player }) => ok(player.limits)),
  'POST /api/user_limits': ofPlayer(({ player, body, newId }) => {
    const input = body['user_limit'] === undefined ? body : inside(body, 'user_limit')
    const now = new Date().toISOString()
    const nextYear = new Date(Date.now() + 365 * 86_400_000).toISOString()
    const accounts = Array.isArray(input['accounts'])
      ? (input['accounts'] as Json[]).map((one) => ({
          ...one,
          current_value_amount_cents: one['amount_cents'],
          active_until: nextYear,
        }))
      : undefined
    player.limits.push({
      ...{
        id: newId(),
        type: input['type'],
        period: input['period'],
        status: 'active',
        strategy: null,
        parent_type: null,
      },
      ...{ created_at: now, disable_at: null, confirm_until: null },
      ...(accounts && { accounts }),
    })
    return nothing
  }),
  'DELETE /api/user_limits/:id': ofPlayer(({ player, params }) => {
    const found = byId(player.limits, params['id'])
    if (!found) return notFound
    found['status'] = 'unconfirmed_disable'
    return done
  }),
  'POST /api/user_limits/confirm': ofPlayer(() => refuse('token', 'invalid', 'This link is no longer valid')),
  'POST /api/send_contact_message': () => ({ status: 201, body: {} }),
  'POST /restore-id/get': ofPlayer(() => ok({ data: { restoreId: '' } })),
  'POST /restore-id/set': ofPlayer(() => nothing),
  'GET /jam/vip_status_progress': ofPlayer(({ fixtures }) => ok(fixtures.promotions.vip_progress)),
}
