import { walletBodies } from '@apogee/contract/protocol/walletProtocol'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signatureOf } from '../../../ports/studios/signature.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { assertPlayBalanced } from '../../play/public.ts'
import { GamesSetup, type TestPlayer } from '../test/gamesSetup.ts'

let issued = 0
const ids = (kind: string): string => {
  issued += 1
  return `${kind}-${issued}`
}

describe('the seamless wallet', () =>
  onEachEngine((open) => {
    let setup: GamesSetup
    let player: TestPlayer
    let session: string
    beforeAll(async () => {
      setup = await GamesSetup.open(open)
    })
    afterAll(async () => {
      await assertPlayBalanced(setup.db)
      await setup.db.close()
    })
    beforeEach(async () => {
      player = await setup.player(10_00n)
      session = await setup.play(player)
      setup.published.length = 0
      setup.announced.length = 0
    })

    const bet = (amount_cents: number, changes: Record<string, unknown> = {}) =>
      setup.wallet('bet', { session, round_id: ids('round'), transaction_id: ids('bet'), amount_cents, ...changes })
    const win = (round_id: string, amount_cents: number, changes: Record<string, unknown> = {}) =>
      setup.wallet('win', {
        session,
        round_id,
        transaction_id: ids('win'),
        amount_cents,
        round_finished: true,
        ...changes,
      })
    const rollback = (round_id: string, original_transaction_id: string, changes: Record<string, unknown> = {}) =>
      setup.wallet('rollback', { session, round_id, transaction_id: ids('back'), original_transaction_id, ...changes })
    const balance = async () => (await setup.wallet('balance', { session })).body['balance_cents']
    const codeOf = ({ status, body }: Awaited<ReturnType<typeof bet>>) => [status, body.error?.code]

    test('[WIRE-07] a round: balance, bet, win, each with the balance after it', async () => {
      const asked = await setup.wallet('balance', { session })
      expect(asked).toEqual({ status: 200, body: { currency: 'EUR', balance_cents: 1000 } })
      const staked = await bet(200, { round_id: 'happy', transaction_id: 'happy-bet' })
      expect(staked).toEqual({
        status: 200,
        body: { transaction_id: 'happy-bet', currency: 'EUR', balance_cents: 800 },
      })
      const won = await win('happy', 550, { transaction_id: 'happy-win' })
      expect(won).toEqual({ status: 200, body: { transaction_id: 'happy-win', currency: 'EUR', balance_cents: 1350 } })
      expect(await balance()).toBe(1350)
    })

    test('[SAFE-03] a bet above a limit of the player is rejected, and the reason is published to their pages', async () => {
      const heard = () => setup.published.filter(({ channel }) => channel === 'game_limits').map(({ data }) => data)
      const limit = (type: string, period: string, cents: number | null) =>
        setup.db.query(
          `INSERT INTO player_limits (player_id, type, period, status, created_at, currency, amount_cents, counted_from, active_until)
           VALUES ($1, $2, $3, 'active', $4::timestamptz, CASE WHEN $5::bigint IS NULL THEN NULL ELSE 'EUR' END, $5, $4, $4::timestamptz + interval '1 hour')`,
          [player.id, type, period, setup.clock.now(), cents],
        )
      await limit('wager', 'day', 150)
      expect(codeOf(await bet(200))).toEqual([422, 'limit_reached'])
      expect(heard()).toEqual([
        { reason: 'bet_limit_exceeded', game: expect.any(String), amount_cents: 200, limit_cents: 150 },
      ])
      expect(await balance()).toBe(1000)
      await setup.db.query('DELETE FROM player_limits WHERE player_id = $1', [player.id])
      await limit('session', '60', null)
      await setup.db.query(
        `INSERT INTO play_clocks (player_id, started_at, counted_from, seen_at) VALUES ($1, $2::timestamptz - interval '1 hour', $2, $2)
         ON CONFLICT (player_id) DO UPDATE SET started_at = excluded.started_at`,
        [player.id, setup.clock.now()],
      )
      expect(codeOf(await bet(100))).toEqual([422, 'limit_reached'])
      expect(heard().at(-1)).toEqual({ reason: 'session_limit_exceeded', game: expect.any(String) })
    })

    test('[WIRE-07] a win of 0 closes a lost round', async () => {
      await bet(200, { round_id: 'lost' })
      expect(await win('lost', 0)).toMatchObject({ status: 200, body: { balance_cents: 800 } })
      expect(codeOf(await bet(100, { round_id: 'lost' }))).toEqual([422, 'round_finished'])
    })

    test('[WIRE-07] a round may take several bets and pay several wins', async () => {
      const round = ids('round')
      for (const amount of [100, 150]) await bet(amount, { round_id: round })
      await win(round, 40, { round_finished: false })
      expect(await win(round, 60)).toMatchObject({ status: 200, body: { balance_cents: 850 } })
    })

    test('[WIRE-07] rolling back one of several bets keeps the round open, and it can still pay', async () => {
      const round = ids('round')
      await bet(200, { round_id: round, transaction_id: `${round}-1` })
      await bet(300, { round_id: round, transaction_id: `${round}-2` })
      expect(await rollback(round, `${round}-2`)).toMatchObject({ status: 200, body: { balance_cents: 800 } })
      expect(codeOf(await bet(300, { round_id: round, transaction_id: `${round}-2` }))).toEqual([
        422,
        'transaction_rolled_back',
      ])
      expect(await bet(100, { round_id: round, transaction_id: `${round}-3` })).toMatchObject({ status: 200 })
      expect(await win(round, 600)).toMatchObject({ status: 200, body: { balance_cents: 1300 } })
    })

    test('[WIRE-07] a further bet above the balance is rejected and leaves its round open', async () => {
      const round = ids('round')
      await bet(800, { round_id: round })
      expect(codeOf(await bet(800, { round_id: round }))).toEqual([422, 'insufficient_funds'])
      expect(await win(round, 1600)).toMatchObject({ status: 200, body: { balance_cents: 1800 } })
    })

    test('[WIRE-07] a round can be continued in a later play session of the same game and currency', async () => {
      const round = ids('round')
      await bet(200, { round_id: round })
      const later = await setup.play(player)
      expect(await bet(300, { round_id: round, session: later })).toMatchObject({
        status: 200,
        body: { balance_cents: 500 },
      })
      expect(await win(round, 700)).toMatchObject({ status: 200, body: { balance_cents: 1200 } })
    })

    test('[WIRE-07][SEC-11] a repeated transaction counts once and gets the same answer', async () => {
      const order = { session, round_id: ids('round'), transaction_id: ids('bet'), amount_cents: 300 }
      const first = await setup.wallet('bet', order)
      await bet(100)
      expect(await setup.wallet('bet', order)).toEqual(first)
      const prize = {
        session,
        round_id: order.round_id,
        transaction_id: ids('win'),
        amount_cents: 50,
        round_finished: true,
      }
      const paid = await setup.wallet('win', prize)
      expect(await setup.wallet('win', prize)).toEqual(paid)
      expect(await balance()).toBe(650)
    })

    test('[WIRE-07] ten concurrent requests of one transaction count once and get the same answer', async () => {
      const order = { session, round_id: ids('round'), transaction_id: ids('bet'), amount_cents: 300 }
      const answers = await Promise.all(Array.from({ length: 10 }, () => setup.wallet('bet', order)))
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(answers[0]).toMatchObject({ status: 200, body: { balance_cents: 700 } })
      expect(await balance()).toBe(700)
    })

    test.each([
      ['amount', { amount_cents: 301 }],
      ['round', { round_id: 'another' }],
    ])('[WIRE-07] the same transaction with another %s is a conflict', async (_, changes) => {
      const order = { session, round_id: ids('round'), transaction_id: ids('bet'), amount_cents: 300 }
      await setup.wallet('bet', order)
      expect(codeOf(await setup.wallet('bet', { ...order, ...changes }))).toEqual([422, 'transaction_conflict'])
      expect(codeOf(await win(order.round_id, 300, { transaction_id: order.transaction_id }))).toEqual([
        422,
        'transaction_conflict',
      ])
      expect(await balance()).toBe(700)
    })

    test('[WIRE-07] of 50 concurrent bets on the last euro one is accepted', async () => {
      await bet(900)
      const answers = await Promise.all(Array.from({ length: 50 }, () => bet(100)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      for (const answer of answers.filter(({ status }) => status !== 200))
        expect(codeOf(answer)).toEqual([422, 'insufficient_funds'])
      expect(await balance()).toBe(0)
    })

    test('[WIRE-07] a bet above the balance moves no money', async () => {
      expect(codeOf(await bet(1001))).toEqual([422, 'insufficient_funds'])
      expect(await balance()).toBe(1000)
      expect(setup.announced).toEqual([])
    })

    test('[WIRE-07] a rollback returns the stake once', async () => {
      const order = { session, round_id: ids('round'), transaction_id: ids('bet'), amount_cents: 300 }
      await setup.wallet('bet', order)
      const given = { transaction_id: ids('back') }
      expect(await rollback(order.round_id, order.transaction_id, given)).toMatchObject({
        status: 200,
        body: { balance_cents: 1000 },
      })
      expect(await rollback(order.round_id, order.transaction_id, given)).toMatchObject({
        status: 200,
        body: { balance_cents: 1000 },
      })
      expect(await rollback(order.round_id, order.transaction_id)).toMatchObject({
        status: 200,
        body: { balance_cents: 1000 },
      })
      expect(codeOf(await setup.wallet('bet', order))).toEqual([422, 'transaction_rolled_back'])
      expect(await balance()).toBe(1000)
    })

    test('[WIRE-07] a bet that arrives after its rollback is rejected', async () => {
      const order = { session, round_id: ids('round'), transaction_id: ids('bet'), amount_cents: 300 }
      expect(await rollback(order.round_id, order.transaction_id)).toMatchObject({
        status: 200,
        body: { balance_cents: 1000 },
      })
      expect(codeOf(await setup.wallet('bet', order))).toEqual([422, 'transaction_rolled_back'])
      expect(await balance()).toBe(1000)
    })

    test('[WIRE-07] after a sign-out a bet is rejected, but wins are still paid', async () => {
      await bet(200, { round_id: 'open-round', transaction_id: 'open-bet' })
      await bet(100, { round_id: 'open-too', transaction_id: 'open-bet-too' })
      await setup.sessions.end(player.sessionId, player.id)
      expect(codeOf(await bet(100))).toEqual([422, 'session_ended'])
      expect(await win('open-round', 500)).toMatchObject({ status: 200, body: { balance_cents: 1200 } })
      expect(await rollback('open-too', 'open-bet-too')).toMatchObject({ status: 200, body: { balance_cents: 1300 } })
      expect(await balance()).toBe(1300)
    })

    test('[WIRE-07] another launch of the same game ends the play session; the bet in flight may still win', async () => {
      await bet(200, { round_id: 'replaced', transaction_id: 'replaced-bet' })
      const next = await setup.play(player)
      expect(codeOf(await bet(100))).toEqual([422, 'session_ended'])
      expect(await win('replaced', 300)).toMatchObject({ status: 200, body: { balance_cents: 1100 } })
      expect(await bet(100, { session: next })).toMatchObject({ status: 200, body: { balance_cents: 1000 } })
    })

    test('[SEC-01] a session that is idle for 30 minutes rejects bets, and bets keep a session alive', async () => {
      for (let minutes = 0; minutes < 60; minutes += 20) {
        setup.clock.move(20 * 60_000)
        expect((await bet(100)).status).toBe(200)
      }
      expect((await setup.request('GET', '/api/player/played_games', { as: player })).status).toBe(200)
      setup.clock.move(31 * 60_000)
      expect(codeOf(await bet(100))).toEqual([422, 'session_ended'])
      expect(await balance()).toBe(700)
    })

    test('[SEC-12] a session cannot access the round of another player', async () => {
      await bet(200, { round_id: 'mine', transaction_id: 'mine-bet' })
      const other = await setup.player(10_00n)
      const theirs = await setup.play(other)
      expect(codeOf(await win('mine', 500, { session: theirs }))).toEqual([422, 'round_unknown'])
      expect(codeOf(await bet(100, { session: theirs, round_id: 'mine' }))).toEqual([422, 'round_unknown'])
      expect(codeOf(await rollback('mine', 'mine-bet', { session: theirs }))).toEqual([422, 'transaction_conflict'])
      expect(await balance()).toBe(800)
    })

    const missing = { session: 'nobody', round_id: 'r', transaction_id: 't', amount_cents: 1 }
    test.each([
      ['balance', { session: 'nobody' }, 'session_unknown'],
      ['bet', missing, 'session_unknown'],
      ['win', { ...missing, round_finished: true }, 'session_unknown'],
      ['rollback', { ...missing, original_transaction_id: 'o' }, 'session_unknown'],
      ['bet', { ...missing, amount_cents: 0 }, 'amount_invalid'],
      ['bet', { ...missing, amount_cents: -5 }, 'amount_invalid'],
      ['bet', { ...missing, amount_cents: 1.5 }, 'amount_invalid'],
      ['bet', { ...missing, amount_cents: '1' }, 'amount_invalid'],
      ['bet', { ...missing, amount_cents: 2 ** 53 }, 'amount_invalid'],
      ['win', { ...missing, amount_cents: -1, round_finished: true }, 'amount_invalid'],
      ['bet', { session: 'nobody' }, 'malformed'],
      ['win', missing, 'malformed'],
      ['bet', { ...missing, round_id: 'a\u0000b' }, 'malformed'],
      ['win', { ...missing, transaction_id: '\u0000', round_finished: true }, 'malformed'],
      ['rollback', { ...missing, original_transaction_id: 'o\u0000' }, 'malformed'],
      ['balance', { session: 'nobody\u0000' }, 'malformed'],
      ['bet', { ...missing, transaction_id: 'a\ud800' }, 'malformed'],
      ['bet', 'not json', 'malformed'],
      ['bet', '', 'malformed'],
      ['bet', '[]', 'malformed'],
    ] as const)('[WIRE-07] %s of %j is refused as %s', async (kind, body, code) => {
      const { status, ...answer } = await setup.wallet(kind, body)
      expect(status).toBe(422)
      expect(answer.body).toEqual({ error: { code, message: expect.stringMatching(/\.$/) } })
    })

    test('[WIRE-07] a win in a round without a stake is rejected', async () => {
      expect(codeOf(await win('never-staked', 500))).toEqual([422, 'round_unknown'])
    })

    test('[WIRE-07] a second win in a finished round is rejected', async () => {
      const round = ids('round')
      await bet(100, { round_id: round })
      await win(round, 50)
      expect(codeOf(await win(round, 50))).toEqual([422, 'round_finished'])
    })

    const stamp = (shift: number) => String(Math.floor(setup.clock.now().getTime() / 1000) + shift)
    test.each([
      [
        'of another secret',
        (body: string) => ({ 'x-wallet-signature': signatureOf('wrong', stamp(0), '/wallet/v1/bet', body) }),
        'signature_invalid',
      ],
      [
        'over another body',
        () => ({ 'x-wallet-signature': signatureOf(setup.secret, stamp(0), '/wallet/v1/bet', '{}') }),
        'signature_invalid',
      ],
      [
        'for another call',
        (body: string) => ({ 'x-wallet-signature': signatureOf(setup.secret, stamp(0), '/wallet/v1/win', body) }),
        'signature_invalid',
      ],
      ['of another studio', () => ({ 'x-wallet-studio': 'someone' }), 'signature_invalid'],
      ['that is empty', () => ({ 'x-wallet-signature': '' }), 'signature_invalid'],
      [
        'of 301 s ago',
        (body: string) => ({
          'x-wallet-timestamp': stamp(-301),
          'x-wallet-signature': signatureOf(setup.secret, stamp(-301), '/wallet/v1/bet', body),
        }),
        'request_expired',
      ],
      [
        'of 301 s ahead',
        (body: string) => ({
          'x-wallet-timestamp': stamp(301),
          'x-wallet-signature': signatureOf(setup.secret, stamp(301), '/wallet/v1/bet', body),
        }),
        'request_expired',
      ],
    ])('[SEC-11] a signature %s moves nothing', async (_, headersOf, code) => {
      const body = JSON.stringify({ session, round_id: ids('round'), transaction_id: ids('bet'), amount_cents: 100 })
      expect(codeOf(await setup.wallet('bet', body, headersOf(body)))).toEqual([401, code])
      expect(await balance()).toBe(1000)
    })

    test('[SEC-11] a player’s cookie does not authenticate wallet calls', async () => {
      for (const kind of Object.keys(walletBodies)) {
        const response = await setup.request('POST', `/wallet/v1/${kind}`, { as: player, body: { session } })
        expect(response.status).toBe(401)
        expect(await response.json()).toMatchObject({ error: { code: 'signature_invalid' } })
      }
    })

    test('[WIRE-06] a bet publishes the balance and the game to the player’s tabs once; an end without a win publishes nothing', async () => {
      const order = { session, round_id: ids('round'), transaction_id: ids('bet'), amount_cents: 100 }
      for (let n = 0; n < 2; n += 1) await setup.wallet('bet', order)
      expect(setup.announced).toEqual([`${player.id} EUR`])
      expect(setup.published).toEqual([
        {
          channel: 'played_games',
          playerId: player.id,
          data: { identifier: 'brasswing/EmberWyrm', last_activity_at: setup.clock.now().toISOString() },
        },
      ])
      await win(order.round_id, 0)
      expect(setup.announced).toHaveLength(1)
    })

    test('[WIRE-07] each of many wins in one body gets a result, and each winner one message', async () => {
      const other = await setup.player(10_00n)
      const elsewhere = await setup.play(other)
      const [mine, theirs] = [ids('round'), ids('round')]
      await bet(200, { round_id: mine })
      await bet(300, { round_id: theirs, session: elsewhere })
      setup.announced.length = 0
      const won = (play: string, round_id: string, amount_cents: number) => ({
        ...{ session: play, round_id, transaction_id: ids('win'), amount_cents, round_finished: true },
      })
      const all = [won(session, mine, 400), won(session, 'nobody-bet-here', 1), won(elsewhere, theirs, 0)]
      const paid = await setup.wallet('wins', { wins: all })
      const [first, second, third] = all.map(({ transaction_id }) => transaction_id)
      expect(paid).toEqual({
        status: 200,
        body: {
          results: [
            { transaction_id: first, currency: 'EUR', balance_cents: 1200 },
            { transaction_id: second, error: { code: 'round_unknown', message: expect.any(String) } },
            { transaction_id: third, currency: 'EUR', balance_cents: 700 },
          ],
        },
      })
      expect(setup.announced).toEqual([`${player.id} EUR`])
      expect(await setup.wallet('wins', { wins: all })).toEqual(paid)
      expect(setup.announced).toHaveLength(1)
      expect([await balance(), codeOf(await bet(1, { round_id: theirs }))]).toEqual([1200, [422, 'round_unknown']])
    })

    test.each([
      ['none', [], 'malformed'],
      ['more than fit', Array(201).fill(0), 'malformed'],
      ['one below nothing', [0, -1], 'amount_invalid'],
    ])('[WIRE-07] a body with %s of wins is rejected as a whole', async (_, amounts, code) => {
      const round = ids('round')
      await bet(200, { round_id: round })
      const wins = amounts.map((amount_cents: number) => ({
        ...{ session, round_id: round, transaction_id: ids('win'), amount_cents, round_finished: true },
      }))
      expect(codeOf(await setup.wallet('wins', { wins }))).toEqual([422, code])
      expect(await win(round, 200)).toMatchObject({ status: 200, body: { balance_cents: 1000 } })
    })
  }))
