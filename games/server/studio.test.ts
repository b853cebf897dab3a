import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnyEngine } from '../engines/engine.ts'
import { ENGINES } from '../engines/index.ts'
import { claimOf } from '../fairness/claimOf.ts'
import { hashServerSeed } from '../fairness/stream.ts'
import { verifyRound } from '../fairness/verifyRound.ts'
import { readMessages } from '../testing/messages.ts'
import { signatureHeaders } from './signature.ts'
import { stakesFor } from './stakes.ts'
import { openTestDatabase, type TestDatabase } from './testing/database.ts'
import { clearStudio } from './testing/mortal.ts'
import { anOrder, call, createTable, launch, playOut, putSeed, SECRET } from './testing/table.ts'

describe('the studio', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  beforeEach(() => clearStudio(db))
  afterAll(() => db.close())

  const spinOrder = (request_id: string, stake_cents = 100) => ({ stake_cents, request_id })

  test('[SEC-11] a launch that is unsigned, altered or stale is rejected', async () => {
    const table = createTable(db)
    const { app } = table.start()
    const send = (headers: Record<string, string>, body: string) =>
      app.request('/studio/v1/launch', { method: 'POST', headers, body })
    const body = JSON.stringify(anOrder)
    const headers = signatureHeaders(SECRET, '/studio/v1/launch', body, table.clock.now())
    expect((await send({}, body)).status).toBe(401)
    expect((await send(headers, body.replace('EUR', 'USD'))).status).toBe(401)
    table.pass(301_000)
    expect(await (await send(headers, body)).json()).toMatchObject({ error: { code: 'request_expired' } })
  })

  test('a launch of a game with unknown maths is rejected with an explanation', async () => {
    const table = createTable(db)
    const body = JSON.stringify({ ...anOrder, profile: 'generous' })
    const headers = signatureHeaders(SECRET, '/studio/v1/launch', body, table.clock.now())
    const response = await table.start().app.request('/studio/v1/launch', { method: 'POST', headers, body })
    expect(response.status).toBe(422)
  })

  test('a call without its token is rejected, and so is a token a day old', async () => {
    const table = createTable(db)
    const studio = table.start()
    const token = await launch(studio, table)
    expect((await call(studio, 'guess', '/state')).status).toBe(401)
    expect((await call(studio, token, '/state')).status).toBe(200)
    const told = await studio.app.request('/studio/api/state', { headers: { authorization: `Bearer ${token}` } })
    expect(told.headers.get('cache-control')).toBe('no-store')
    table.pass(25 * 60 * 60_000)
    expect((await call(studio, token, '/state')).status).toBe(401)
  })

  test('a round debits its stake, pays its win and returns the balance after it', async () => {
    const table = createTable(db)
    const studio = table.start()
    const token = await launch(studio, table, { profile: 'calm' })
    for (let spin = 0; spin < 30; spin++) {
      const { body } = await call(studio, token, '/rounds', spinOrder(`request-${spin}-x`))
      expect(body.round.view.steps[0].view).toHaveLength(15)
      const round = await playOut(studio, token, body.round)
      expect(round).toMatchObject({ state: 'settled', balance_cents: table.wallet.balance() })
    }
    expect(table.wallet.counted('bet').length).toBe(30)
  })

  test('a double-clicked spin plays and pays once, with the same response to both clicks', async () => {
    const table = createTable(db)
    const studio = table.start()
    const token = await launch(studio, table)
    const answers = await Promise.all([1, 2, 3].map(() => call(studio, token, '/rounds', spinOrder('request-same'))))
    expect(new Set(answers.map((answer) => answer.body.round.id)).size).toBe(1)
    expect(table.wallet.counted('bet').length).toBe(1)
    expect((await call(studio, token, '/rounds', spinOrder('request-same', 200))).body.error.code).toBe(
      'request_conflict',
    )
  })

  test('two tabs racing for the last euro: one plays, the other is rejected, no negative balance', async () => {
    const table = createTable(db, 100)
    // If the first win were paid earlier, the balance would cover the other bet.
    const bothBets = Promise.withResolvers<void>()
    const studio = table.start({
      fetch: async (url, init) => {
        if (url.endsWith('/win')) await bothBets.promise
        const answer = await table.wallet.fetch(url, init)
        if (table.wallet.calls.filter((name) => name === 'bet').length === 2) bothBets.resolve()
        return answer
      },
    })
    const one = await launch(studio, table, { profile: 'bold' })
    const other = await launch(studio, table, { session: 'wallet-session-2', game: 'lumenfold/Other', profile: 'bold' })
    const answers = await Promise.all([
      call(studio, one, '/rounds', spinOrder('request-one')),
      call(studio, other, '/rounds', spinOrder('request-other')),
    ])
    const codes = answers.map((answer) => answer.body.error?.code ?? 'played').toSorted()
    expect(codes).toEqual(['insufficient_funds', 'played'])
    const [refused] = await db.query<{ n: bigint }>("select count(*) as n from studio.rounds where state = 'refused'")
    expect(refused?.n).toBe(1n)
    expect(table.wallet.balance()).toBeGreaterThanOrEqual(0)
  })

  test('two tabs of one game take turns: each spin is its own round with its own nonce', async () => {
    const table = createTable(db)
    const studio = table.start()
    const one = await launch(studio, table)
    const other = await launch(studio, table, { session: 'wallet-session-2' })
    await putSeed(db, 'ab'.repeat(32), 'interrupted', 0) // two rounds without free games
    // A second request during the first one's wallet call gets 503 and retries, like the client.
    const inTurn = async (token: string, request: string) => {
      let answer = await call(studio, token, '/rounds', spinOrder(request))
      for (let tries = 0; answer.status === 503 && tries < 20; tries += 1)
        answer = await call(studio, token, '/rounds', spinOrder(request))
      return answer
    }
    const answers = await Promise.all([inTurn(one, 'request-one'), inTurn(other, 'request-other')])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    expect(answers.map((answer) => answer.body.round.fairness.nonce).toSorted()).toEqual([0, 1])
  })

  test('a stake is any whole number of steps from the min to the max of the game, and nothing else', async () => {
    const table = createTable(db)
    const studio = table.start()
    const token = await launch(studio, table)
    for (const stake of [1, 21, 10_020, 1_000_000]) {
      expect((await call(studio, token, '/rounds', spinOrder('request-odd', stake))).body.error.code).toBe(
        'bet_invalid',
      )
    }
    expect(table.wallet.calls).toEqual([])
    // Not one of the list, but within it.
    const typed = await call(studio, token, '/rounds', spinOrder('request-typed', 1260))
    expect([typed.status, typed.body.round.stake_cents]).toEqual([200, 1260])
  })

  test('each game has its own max stake and step', async () => {
    const table = createTable(db, 1_000_000)
    const studio = table.start()
    const token = await launch(studio, table, { engine: 'plinko', profile: 'feather', game: 'lumenfold/stakes' })
    const state = (await call(studio, token, '/state')).body
    expect([state.stakes[0], state.stakes.at(-1), state.stake_step]).toEqual([20, 100_000, 20])
    const ask = (stake: number) =>
      call(studio, token, '/rounds', {
        stake_cents: stake,
        request_id: `request-of-${stake}`,
        bet: { rows: 8, risk: 'low' },
      })
    expect((await ask(100_000)).status).toBe(200)
    expect((await ask(100_020)).body.error.code).toBe('bet_invalid')
    expect((await ask(110)).body.error.code).toBe('bet_invalid')
  })

  test.each([
    { currency: 'EUR', subunits: 100, min: 20, max: 10_000 },
    { currency: 'JPY', subunits: 1, min: 20, max: 10_000 },
    { currency: 'BTC', subunits: 100_000_000, min: 200, max: 100_000 },
    { currency: 'ETH', subunits: 1_000_000_000, min: 100_000, max: 50_000_000 },
    { currency: 'USDT', subunits: 100_000_000, min: 20_000_000, max: 10_000_000_000 },
  ])('stakes of $currency rise from $min to $max, divisible by the lines', ({ currency, subunits, min, max }) => {
    const stakes = stakesFor(currency, subunits)
    expect([stakes[0], stakes.at(-1)]).toEqual([min, max])
    expect(stakes.every((stake, at) => stake % 20 === 0 && (at === 0 || stake > (stakes[at - 1] as number)))).toBe(true)
  })

  test('demo plays with a separate balance of 1,000.00 in the same way and never calls the wallet', async () => {
    const table = createTable(db)
    const studio = table.start()
    const token = await launch(studio, table, { mode: 'demo', session: null, currency: 'FUN', profile: 'bold' })
    expect((await call(studio, token, '/state')).body.balance_cents).toBe(100_000)
    const twice = [1, 2].map(() => call(studio, token, '/rounds', spinOrder('request-demo', 10_000)))
    const answers = await Promise.all(twice)
    await playOut(studio, token, answers[0]?.body.round)
    expect(answers[0]?.body.round.id).toBe(answers[1]?.body.round.id)
    for (let spin = 0; spin < 200; spin++) {
      const { body } = await call(studio, token, '/rounds', spinOrder(`request-${spin}-demo`, 10_000))
      if (body.error) {
        expect(body.error.code).toBe('insufficient_funds')
        break
      }
      await playOut(studio, token, body.round)
    }
    expect(table.wallet.calls).toEqual([])
  })

  test('seeds: the hash precedes the rounds, a rotation reveals the seed, and every round then verifies', async () => {
    const table = createTable(db)
    const studio = table.start()
    const token = await launch(studio, table)
    const before = (await call(studio, token, '/state')).body.seed
    for (const name of ['a', 'b', 'c']) {
      const order = { ...spinOrder(`request-${name}`), player_seed: 'my-own-seed' }
      await playOut(studio, token, (await call(studio, token, '/rounds', order)).body.round)
    }
    const open = (await call(studio, token, '/rounds')).body.rounds
    expect(open.every((round: { fairness: { server_seed: unknown } }) => round.fairness.server_seed === null)).toBe(
      true,
    )
    const { revealed, seed } = (await call(studio, token, '/seed', { player_seed: 'another' })).body
    expect(revealed).toMatchObject({ hash: before.hash, rounds: 3 })
    expect(await hashServerSeed(revealed.server_seed)).toBe(before.hash)
    expect(seed).toMatchObject({ nonce: 0, player_seed: 'another' })
    for (const { id } of open) {
      const { round } = (await call(studio, token, `/rounds/${id}`)).body
      const { mismatches } = await verifyRound(ENGINES[0] as AnyEngine, claimOf(round))
      expect(mismatches).toEqual([])
    }
  })

  test('[SEC-11] [SEC-12] the platform gets a round only by a signed query, and only for its player', async () => {
    const table = createTable(db)
    const studio = table.start({ dist: new URL('./testing/build/', import.meta.url) })
    const token = await launch(studio, table)
    const { round } = (await call(studio, token, '/rounds', spinOrder('request-told'))).body
    const ask = (player: string, headers?: Record<string, string>) => {
      const body = JSON.stringify({ round_id: round.id, player })
      const signed = signatureHeaders(SECRET, '/studio/v1/round', body, table.clock.now())
      return studio.app.request('/studio/v1/round', { method: 'POST', headers: headers ?? signed, body })
    }
    const told = await (await ask(anOrder.player)).json()
    expect(told).toMatchObject({
      round: { id: round.id, fairness: { server_seed: null } },
      prover_url: '/studio/assets/prove-test.js',
      verifier_url: '/studio/verify.mjs',
    })
    expect((await ask('somebody else')).status).toBe(404)
    expect((await studio.app.request('/studio/verify.mjs')).headers.get('content-disposition')).toContain('verify.mjs')
    expect((await ask(anOrder.player, {})).status).toBe(401)
  })

  test('[SEC-12] the platform reveals the seed of a finished round for its player, and the next one plays on with theirs', async () => {
    const table = createTable(db)
    const studio = table.start()
    const token = await launch(studio, table, { engine: 'mines', profile: 'classic', game: 'lumenfold/Mines' })
    const { round: open } = (await call(studio, token, '/rounds', { ...spinOrder('request-open'), bet: { mines: 1 } }))
      .body
    const reveal = async (player = anOrder.player) => {
      const body = JSON.stringify({ round_id: open.id, player, player_seed: 'for-the-next' })
      const headers = signatureHeaders(SECRET, '/studio/v1/reveal', body, table.clock.now())
      const answer = await studio.app.request('/studio/v1/reveal', { method: 'POST', headers, body })
      const read = (await answer.json()) as { round: Record<string, unknown> & { fairness: Record<string, string> } }
      return { status: answer.status, body: read }
    }
    expect((await reveal()).body.round).toMatchObject({ is_open: true, fairness: { server_seed: null } })
    await call(studio, token, `/rounds/${open.id}/moves`, { index: 0, move: { kind: 'reveal', tile: 3 } })
    const { body } = await call(studio, token, `/rounds/${open.id}`)
    if (body.round.is_open) await playOut(studio, token, body.round, { kind: 'cash_out' })
    expect((await reveal('somebody else')).status).toBe(404)
    const [first, second] = [await reveal(), await reveal()]
    expect(await hashServerSeed(first.body.round.fairness['server_seed'] ?? '')).toBe(first.body.round.fairness['hash'])
    // A repeat reveals no other seed.
    expect(second.body).toEqual(first.body)
    const { seed } = (await call(studio, token, '/state')).body
    expect([seed.player_seed, seed.nonce]).toEqual(['for-the-next', 0])
    expect(seed.hash).not.toBe(first.body.round.fairness['hash'])
  })

  test("[SEC-12] another player's round is not found", async () => {
    const table = createTable(db)
    const studio = table.start()
    const mine = await launch(studio, table)
    const theirs = await launch(studio, table, { player: 'player-2' })
    const { body } = await call(studio, mine, '/rounds', spinOrder('request-mine'))
    expect((await call(studio, theirs, `/rounds/${body.round.id}`)).status).toBe(404)
    const move = { index: 0, move: 'next' }
    expect((await call(studio, theirs, `/rounds/${body.round.id}/moves`, move)).status).toBe(404)
  })

  test('[I18N-01] the page carries the texts of its game in one language, in the wording of the brand', async () => {
    const table = createTable(db)
    const asked: unknown[] = []
    const studio = table.start({
      dist: new URL('./testing/build/', import.meta.url),
      messages: (locale, brand) => {
        asked.push([locale, brand])
        return { ...readMessages(locale), ...(brand && { lines: { rule1: `${brand} rules` } }) }
      },
    })
    const body = JSON.stringify({ ...anOrder, locale: 'de', brand: 'halcyon' })
    const headers = signatureHeaders(SECRET, '/studio/v1/launch', body, table.clock.now())
    const response = await studio.app.request('/studio/v1/launch', { method: 'POST', headers, body })
    const { game_url } = (await response.json()) as { game_url: string }
    expect(game_url).toMatch(/^\/studio\/play\/[\w-]+\?brand=halcyon$/)
    const page = await (await studio.app.request(game_url)).text()
    const { messages } = JSON.parse(/id="launch">(.*?)<\/script>/.exec(page)?.[1] ?? '')
    expect(Object.keys(messages)).toEqual(['common', 'slots', 'lines'])
    expect(messages).toMatchObject({ common: { spin: 'Drehen' }, lines: { rule1: 'halcyon rules' } })
    await studio.app.request(game_url.replace('halcyon', '../x'))
    expect(asked).toEqual([
      ['de', 'halcyon'],
      ['de', undefined],
    ])
  })

  test('the page contains no inline script and its policy allows none', async () => {
    const table = createTable(db)
    const studio = table.start({ dist: new URL('./testing/build/', import.meta.url) })
    const token = await launch(studio, table, { title: '</script><b>x' })
    const response = await studio.app.request(`/studio/play/${token}`)
    const html = await response.text()
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(html).not.toContain('</script><b>')
    expect(html.match(/<script(?![^>]*(src=|application\/json))/g)).toBeNull()
    expect((await studio.app.request('/studio/play/unknown')).status).toBe(404)
  })
})
