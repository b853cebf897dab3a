import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { units } from '../../../../../../tests/conformance/aggregator/hub.ts'
import { aggregatorRules } from '../../../../../../tests/conformance/aggregator/rules.ts'
import { closeSwitch, openSwitch } from '../../../core/switches/closures.ts'
import { signedHeaders } from '../../../ports/studios/signature.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { assertPlayBalanced } from '../../play/public.ts'
import { HubSetup, hubGamePath } from '../test/hubSetup.ts'

describe('an aggregator of games', () =>
  onEachEngine((open) => {
    let setup: HubSetup
    beforeAll(async () => {
      setup = await HubSetup.open(open)
    })
    afterAll(async () => {
      await assertPlayBalanced(setup.games.db)
      await setup.games.db.close()
    })

    test.each(aggregatorRules)('[WIRE-07] $name', async ({ run }) => {
      const session = await setup.play(await setup.games.player(100_00n))
      await run({ hub: setup.hub, session, stake: 2 })
    })

    test('[WIRE-07] a launch names the game, the player and the place, signed by our key', async () => {
      const player = await setup.games.player(0n)
      const page = await setup.games.request('GET', `${hubGamePath}?locale=de`, { as: player })
      expect(await page.text()).toContain('https://games.hub.test/play?code=hub_game')
      expect(setup.hub.orders.at(-1)).toMatchObject({
        path: '/operator/generic/v2/game/url',
        body: {
          operator_id: 7,
          game_code: 'hub_game',
          platform: 'GPL_DESKTOP',
          currency: 'EUR',
          lang: 'de',
          lobby_url: 'http://localhost:3000/de',
          deposit_url: 'http://localhost:3000/de/deposit',
        },
      })
    })

    test('a demo has no player and no session', async () => {
      const response = await setup.games.request('GET', '/games/outside/HubGame/320')
      expect(response.status).toBe(200)
      const { body } = setup.hub.orders.at(-1)!
      expect(body).toMatchObject({ currency: 'XXX' })
      expect(body).not.toHaveProperty('token')
      expect(body).not.toHaveProperty('user')
    })

    test('a win and a rollback count after the session has ended, a bet does not', async () => {
      const player = await setup.games.player(100_00n)
      const session = await setup.play(player)
      const [bet, round] = [randomUUID(), randomUUID()]
      await setup.hub.bet(session, 1, { transaction: bet, round })
      await setup.play(player)
      expect(await setup.hub.win(session, 3, bet, { round, closes: true })).toMatchObject({
        status: 'RS_OK',
        balance: units(102),
      })
      expect(await setup.hub.bet(session, 1)).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' })
    })

    test('[BON-05] granted free rounds are announced once, stake nothing and collect their wins', async () => {
      const player = await setup.games.player(10_00n)
      const first = await setup.play(player)
      await setup.games.grantFreeRounds(first.token)
      const session = await setup.play(player)
      const reward = setup.hub.orders.findLast(({ path }) => path.endsWith('/create'))?.body
      expect(reward).toMatchObject({
        prepaid_uuid: 'prepaid-1',
        bet_value: units(0.2),
        bet_count: 5,
        user: session.user,
      })
      await setup.play(player)
      expect(setup.hub.orders.filter(({ path }) => path.endsWith('/create'))).toHaveLength(1)
      const [row] = await setup.games.db.query<{ reward: string }>('SELECT reward FROM studio_rewards')
      const live = await setup.play(player)
      const [bet, round] = [randomUUID(), randomUUID()]
      const more = { is_free: true, reward_uuid: row?.reward }
      const staked = await setup.hub.bet(live, 0.2, { transaction: bet, round, more })
      expect(staked).toMatchObject({ status: 'RS_OK', balance: units(10) })
      const won = await setup.hub.win(live, 1.5, bet, { round, closes: true, more })
      expect(won).toMatchObject({ status: 'RS_OK', balance: units(10) })
      const spins = 'SELECT performed, won_cents FROM player_freespins WHERE player_id = $1'
      expect(await setup.games.db.query(spins, [player.id])).toEqual([{ performed: 1, won_cents: 150n }])
    })

    test('the sheet of a game shows its return, and the certificates of its studio', async () => {
      const sheet = await setup.games.request('GET', '/api/games/sheet?identifier=outside/HubGame&currency=EUR')
      expect(await sheet.json()).toMatchObject({
        payout: '96.0',
        max_win: 5000,
        certificates: [{ laboratory: 'Test House', number: 'TH-1', date: '2026-01-02' }],
      })
      const own = await setup.games.request('GET', '/api/games/sheet?identifier=brasswing/EmberWyrm&currency=EUR')
      expect(await own.json()).toMatchObject({ certificates: [] })
    })

    test('it may ask for the country of its players, and of no others', async () => {
      const { user } = await setup.play(await setup.games.player())
      expect(await setup.hub.info(user)).toMatchObject({ status: 'RS_OK', user })
      expect(await setup.hub.info('unknown-player')).toMatchObject({ status: 'RS_ERROR_USER_DISABLED' })
    })

    test('a closed studio takes no new round, ends the open one, and opens again', async () => {
      const { db } = setup.games
      const session = await setup.play(await setup.games.player(100_00n))
      const [bet, round] = [randomUUID(), randomUUID()]
      await setup.hub.bet(session, 1, { transaction: bet, round })
      const closure = { kind: 'studio', subject: 'hub', country: null, licence: null, currency: null } as const
      const signed = { operator: 'sam', reason: 'test', at: setup.games.clock.now() }
      expect(await closeSwitch(db, closure, signed)).toBe(true)
      expect(await setup.hub.bet(session, 1)).toMatchObject({ status: 'RS_ERROR_USER_DISABLED' })
      expect(await setup.hub.bet(session, 1, { round })).toMatchObject({ status: 'RS_OK' })
      expect(await setup.hub.bet(session, 1, { transaction: bet, round })).toMatchObject({ status: 'RS_OK' })
      expect(await setup.hub.win(session, 5, bet, { round, closes: true })).toMatchObject({ status: 'RS_OK' })
      expect(await openSwitch(db, closure, signed)).toBe(true)
      expect(await setup.hub.bet(session, 1, { closes: true })).toMatchObject({ status: 'RS_OK' })
    })

    test("[SEC-11] another partner's session does not exist for a studio, and ids of two partners do not meet", async () => {
      const session = await setup.play(await setup.games.player(100_00n))
      const own = await setup.games.play(await setup.games.player(100_00n))
      const ids = { round_id: randomUUID(), transaction_id: randomUUID() }
      const asOther = (secret: string, body: object, studio = 'other') => {
        const text = JSON.stringify(body)
        const headers = signedHeaders(studio, secret, '/wallet/v1/bet', text, setup.games.clock.now())
        return setup.games.wallet('bet', text, headers)
      }
      for (const secret of ['the-secret-of-another-studio', 'the-secret-that-is-replaced']) {
        const asked = await asOther(secret, { session: own, ...ids, amount_cents: 100 })
        expect(asked.body.error?.code).toBe('session_unknown')
      }
      const forged = await asOther('the-secret-of-nobody-at-all', { session: own, ...ids, amount_cents: 100 })
      expect(forged.body.error?.code).toBe('signature_invalid')
      const far = await asOther('the-secret-of-a-far-studio', { session: own, ...ids, amount_cents: 100 }, 'far')
      expect(far.body.error?.code).toBe('signature_invalid')
      const foreign = await setup.games.wallet('bet', { session: session.token, ...ids, amount_cents: 100 })
      expect(foreign.body.error?.code).toBe('session_unknown')
      const win = { session: session.token, ...ids, amount_cents: 100, round_finished: true }
      expect((await setup.games.wallet('win', win)).body.error?.code).toBe('session_unknown')
      const taken = { transaction: ids.transaction_id, round: ids.round_id }
      expect(await setup.hub.bet(session, 1, taken)).toMatchObject({ status: 'RS_OK' })
      const same = await setup.games.wallet('bet', { session: own, ...ids, amount_cents: 100 })
      expect(same.status).toBe(200)
      expect(same.body['transaction_id']).toBe(ids.transaction_id)
    })
  }))
