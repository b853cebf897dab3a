import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../../core/config/config.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { GamesSetup, type TestPlayer } from '../test/gamesSetup.ts'
import { receiptPath } from './receiptLink.ts'

const told = {
  round: {
    id: 'round-1',
    engine: 'lines',
    profile: 'wild',
    state: 'settled',
    played_at: '2026-10-01T12:00:00.000Z',
    stake_cents: 100,
    staked_cents: 100,
    win_cents: 0,
    bet: {},
    moves: [],
    view: { steps: [] },
    fairness: { hash: 'ab', player_seed: 'mine', nonce: 4, server_seed: null },
  },
  prover_url: '/studio/assets/prove.js',
  verifier_url: '/studio/verify.mjs',
  messages: { course: { respin: 'Respin {number}' } },
}

const { fairness, ...rest } = told.round
const revealed = { ...told, round: { ...rest, balance_cents: 9_00, fairness: { ...fairness, server_seed: 'cd' } } }

describe('the fairness report of a round', () =>
  onEachEngine((open) => {
    let setup: GamesSetup
    let player: TestPlayer
    beforeAll(async () => {
      setup = await GamesSetup.open(open)
      player = await setup.player(10_00n)
      const session = await setup.play(player)
      const bet = { session, round_id: 'round-1', transaction_id: 'bet-1', amount_cents: 100 }
      expect((await setup.wallet('bet', bet)).status).toBe(200)
    })
    afterAll(() => setup.db.close())

    const ask = (id: string, as?: TestPlayer) =>
      setup.request('GET', `/api/player/rounds/${id}/fairness`, {
        headers: { 'accept-language': 'de' },
        ...(as && { as }),
      })

    test('the studio is queried with its reference for the player and the language of the page', async () => {
      setup.studioAnswers = () => Response.json(told)
      const answer = await ask('round-1', player)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({
        identifier: 'brasswing/EmberWyrm',
        currency: 'EUR',
        ...told,
        replay_url: expect.stringMatching(/^\/studio\/replay\/round-1\.de\.\d+\.[0-9a-f]{64}$/),
        receipt_url: null,
      })
      const asked = setup.launches.at(-1) as unknown as Record<string, string>
      expect(asked).toEqual({
        round_id: 'round-1',
        player: expect.stringMatching(/^[0-9a-f]{24}$/),
        locale: 'de',
        brand: 'apogee',
      })
    })

    test('[SEC-12] another player’s round is answered 404 without a query to the studio', async () => {
      setup.launches.length = 0
      expect((await ask('round-1', await setup.player())).status).toBe(404)
      expect((await ask('round-2', player)).status).toBe(404)
      expect((await ask('round-1')).status).toBe(401)
      expect(setup.launches).toEqual([])
    })

    const reveal = (id: string, as?: TestPlayer) =>
      setup.request('POST', `/api/player/rounds/${id}/reveal`, {
        body: { player_seed: 'for-the-next' },
        ...(as && { as }),
      })

    test('a revealed round has a link that shows anyone its proof, without the balance of its player', async () => {
      setup.studioAnswers = () => Response.json(revealed)
      const { receipt_url } = (await (await reveal('round-1', player)).json()) as { receipt_url: string }
      expect(setup.launches.at(-1)).toMatchObject({ round_id: 'round-1', player_seed: 'for-the-next' })
      expect(receipt_url).toMatch(/^\/receipt\/round-1\.[0-9a-f]{32}$/)
      const receipt = receipt_url.replace('/receipt/', '')
      const shared = await setup.request('GET', `/api/receipts/${receipt}`)
      expect(await shared.json()).toMatchObject({
        identifier: 'brasswing/EmberWyrm',
        currency: 'EUR',
        round: { id: 'round-1', win_cents: 0, fairness: { server_seed: 'cd' } },
        receipt_url,
        // The replay does not show it either.
        replay_url: expect.stringMatching(/^\/studio\/replay\/round-1\.en\.\d+\.shared\.[0-9a-f]{64}$/),
      })
      expect(JSON.stringify(await (await setup.request('GET', `/api/receipts/${receipt}`)).json())).not.toContain(
        'balance',
      )
    })

    test('[SEC-12] a receipt is not found by another signature, nor while its seed is secret; only its player reveals it', async () => {
      setup.studioAnswers = () => Response.json(revealed)
      const { receipt_url } = (await (await ask('round-1', player)).json()) as { receipt_url: string }
      const link = receipt_url.replace('/receipt/', '')
      const get = async (receipt: string) => (await setup.request('GET', `/api/receipts/${receipt}`)).status
      expect(await get(link)).toBe(200)
      for (const other of ['round-1', `round-2${link.slice(7)}`, `${link.slice(0, -1)}x`])
        expect(await get(other)).toBe(404)
      setup.studioAnswers = () => Response.json(told)
      expect(await get(link)).toBe(404)
      expect((await reveal('round-1', await setup.player())).status).toBe(404)
      expect((await reveal('round-1')).status).toBe(401)
    })

    test('a receipt of a round that is only in the archive says so', async () => {
      const receipt = receiptPath(readConfig({ WALLET_SECRET: setup.secret }).secrets.session, 'dropped-round').replace(
        '/receipt/',
        '',
      )
      const answer = await setup.request('GET', `/api/receipts/${receipt}`)
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { errors: { base: { archived: expect.stringContaining('archive') } } },
      ])
    })

    test('a round unknown to the studio is answered 404, and a failing studio is an error', async () => {
      setup.studioAnswers = () => Response.json({ error: { code: 'round_unknown' } }, { status: 404 })
      expect((await ask('round-1', player)).status).toBe(404)
      setup.studioAnswers = () => Response.json({ round: {}, prover_url: 'https://elsewhere.example/x.js' })
      expect((await ask('round-1', player)).status).toBe(500)
    })
  }))
