import { randomUUID } from 'node:crypto'
import { freespins as wireFreespins } from '@apogee/contract/bonuses'
import { describe, expect, test } from 'vitest'
import { openPlay } from '../../../testing/play.ts'
import { assertPlayBalanced, payWin, placeBet, rollBackBet } from '../../play/public.ts'
import { revokeForReversal } from '../offers/revokeForReversal.ts'
import { key, onBonusPlayer } from '../test/bonusSetup.ts'
import { expireFreespins } from './freespins.ts'
import { issueFreeSpins, type SpinsGift } from './issueFreeSpins.ts'

const day = 86_400_000

onBonusPlayer(100_00n, (setup, player) => {
  const list = async () => (await player.client.get('/api/player/freespins')).body
  const newest = async () => (await list())[0]
  const activate = (spins: number, as = player.client) =>
    as.post(`/api/player/freespins/${spins}/activation`, undefined, key())
  const cancel = (spins: number, as = player.client) => as.delete(`/api/player/freespins/${spins}`, undefined, key())

  /** Free spins worth 20 cents each: by default 3, in one game, with winnings wagered 30 times. */
  const give = async (changes: Partial<SpinsGift> = {}): Promise<number> => {
    const row = await setup.db.transaction((tx) =>
      issueFreeSpins(tx, {
        key: `test:${randomUUID()}`,
        playerId: player.id,
        strategy: 'personal',
        offerId: 'test',
        groupKey: null,
        titles: { en: 'Three spins', de: 'Drei Spiele' },
        currency: 'EUR',
        count: 3,
        games: ['brasswing/EmberWyrm'],
        betLevel: 1,
        stakeCents: 20,
        wager: 30,
        maxPayoutCents: null,
        maxBetCents: 500,
        maxWinCents: null,
        activateDays: 7,
        playDays: 3,
        wagerDays: 7,
        at: setup.clock.now(),
        ...changes,
      }),
    )
    return Number(row!.id)
  }
  const active = async (changes: Partial<SpinsGift> = {}): Promise<number> => {
    const spins = await give(changes)
    expect((await activate(spins)).status).toBe(200)
    return spins
  }
  const play = () => openPlay(setup.db, player.id, randomUUID())
  const bet = (session: string, spins: number, round: string, stake = 20n, feature: string | null = null) =>
    placeBet(setup.db, {
      session,
      round,
      transaction: `${round}-bet`,
      amount: 0n,
      now: setup.clock.now(),
      free: { id: BigInt(spins), stake, feature },
    })
  const win = (session: string, round: string, amount: bigint) =>
    payWin(setup.db, {
      session,
      round,
      transaction: `${round}-win`,
      amount,
      finishesRound: true,
      now: setup.clock.now(),
    })
  const spin = async (session: string, spins: number, amount: bigint) => {
    const round = randomUUID()
    expect((await bet(session, spins, round)).ok).toBe(true)
    expect((await win(session, round, amount)).ok).toBe(true)
    await setup.drain()
  }
  const { bonuses } = player

  describe('granting free spins', () => {
    test('[API-036] [BON-04] a deposit grants them together with its bonus, in wire format', async () => {
      await setup.deposit(player.id, 50_00n, 'welcome-1')
      const [spins, ...others] = await list()
      expect(others).toEqual([])
      expect(wireFreespins.strict().safeParse(spins).error).toBeUndefined()
      expect(spins).toMatchObject({
        title: 'Welcome pack 1: 100% and 20 free spins',
        freespins_total: 20,
        freespins_performed: null,
        stage: 'issued',
        bet_level: 1,
        bet_cents: 20,
        currency: 'EUR',
        provider: 'paperlantern',
        activatable: true,
        activatable_until: '2026-03-17T12:00:00.000Z',
        wager: 30,
        won_cents: 0,
        feature: null,
        group_key: 'welcome_pack',
      })
      expect((await bonuses())[0]).toMatchObject({ strategy: 'deposit', amount_cents: 50_00 })
    })

    test('[BON-01] a coupon, a choice at registration and the operator grant them without a bonus, once', async () => {
      const coupon = () => player.client.post('/api/bonuses/coupon', { coupon_code: 'comet' }, key())
      expect((await coupon()).body).toEqual({ status: 'successfully_activated' })
      expect((await coupon()).body).toEqual({ status: 'already_activated' })
      const gift = { key: 'once', titles: { en: 'Once' } }
      await give(gift)
      await expect(give(gift)).rejects.toThrow(TypeError)
      expect((await list()).map(({ freespins_total: total }: { freespins_total: number }) => total)).toEqual([3, 25])
      expect(await bonuses()).toEqual([])
    })
  })

  describe('the stages of free spins', () => {
    test('every change and every round raises their version, and the list returns the version published last', async () => {
      const told = () =>
        setup.published
          .filter(({ playerId, channel }) => playerId === player.id && channel === 'freespins_changes')
          .map(({ data }) => data as { version: number; freespins_performed: number; stage: string })
      const spins = await active()
      const session = await play()
      await spin(session, spins, 50n)
      await spin(session, spins, 0n)
      await cancel(spins)
      const states = told()
      expect(states.map(({ stage, freespins_performed: done }) => [stage, done])).toEqual([
        ['activated', 0],
        ['activated', 1],
        ['activated', 2],
        ['canceled', 2],
      ])
      for (const [at, { version }] of states.entries()) expect(version).toBeGreaterThan(states[at - 1]?.version ?? 1)
      expect((await newest()).version).toBe(states.at(-1)?.version)
    })

    test('[API-038] they are activated once, only by their player, and can be played until a deadline', async () => {
      const spins = await give()
      const stranger = (await setup.player()).client
      expect((await activate(spins, stranger)).status).toBe(404)
      expect((await activate(spins)).body).toMatchObject({
        stage: 'activated',
        freespins_performed: 0,
        valid_until: '2026-03-13T12:00:00.000Z',
        activatable: false,
      })
      expect((await activate(spins)).status).toBe(422)
    })

    test('[API-037] [SAFE-08] cancelling, once, removes the remaining spins and pays the winnings of the played ones', async () => {
      const spins = await active()
      await spin(await play(), spins, 70n)
      expect((await cancel(spins, (await setup.player()).client)).status).toBe(404)
      expect((await cancel(spins)).status).toBe(204)
      expect((await cancel(spins)).status).toBe(422)
      expect(await newest()).toMatchObject({
        stage: 'canceled',
        freespins_performed: 1,
        won_cents: 70,
        cancelable: false,
      })
      expect(await bonuses()).toMatchObject([
        { stage: 'issued', amount_cents: 70, amount_wager_requirement_cents: 2100 },
      ])
    })

    test('the last spin pays the winnings as one bonus, to be wagered under the terms of the grant', async () => {
      const spins = await active()
      const session = await play()
      for (const won of [0n, 150n]) await spin(session, spins, won)
      expect(await bonuses()).toEqual([])
      await spin(session, spins, 30n)
      expect(await newest()).toMatchObject({ stage: 'finished', freespins_performed: 3, won_cents: 180 })
      expect(await bonuses()).toMatchObject([
        { title: 'Three spins', amount_cents: 180, amount_wager_requirement_cents: 5400, max_bet_cents: 500 },
      ])
      expect(await setup.money(player.id)).toEqual({ real: 100_00, bonus: 0 })
      await assertPlayBalanced(setup.db)
    })

    test('without wagering, the winnings are real money at once, up to their maximum', async () => {
      const spins = await active({ count: 1, wager: 0, maxPayoutCents: 100 })
      await spin(await play(), spins, 250n)
      expect(await setup.money(player.id)).toEqual({ real: 101_00, bonus: 0 })
      expect(await bonuses()).toMatchObject([{ stage: 'wager_done', amount_cents: 100 }])
    })

    test('free spins without winnings end without a bonus', async () => {
      const spins = await active({ count: 1 })
      await spin(await play(), spins, 0n)
      expect([(await newest()).stage, await bonuses()]).toEqual(['finished', []])
    })

    test('not activated in time, they expire; not finished in time, their winnings so far are paid', async () => {
      await give()
      const begun = await active()
      await spin(await play(), begun, 40n)
      setup.clock.move(7 * day)
      await player.signInAgain()
      await expireFreespins(setup)
      const stages = (await list()).map(({ stage }: { stage: string }) => stage)
      const paid = await bonuses()
      setup.clock.move(-7 * day)
      expect(stages).toEqual(['expired', 'expired'])
      expect(paid).toMatchObject([{ amount_cents: 40 }])
    })

    test('[BON-07] finished, canceled and expired free spins cannot be activated, canceled or played', async () => {
      const finished = await active({ count: 1 })
      const session = await play()
      await spin(session, finished, 0n)
      const canceled = await active()
      await cancel(canceled)
      const expired = await give()
      setup.clock.move(7 * day)
      await player.signInAgain()
      await expireFreespins(setup)
      const ended = await list()
      const answers = await Promise.all([expired, canceled, finished].flatMap((id) => [activate(id), cancel(id)]))
      setup.clock.move(-7 * day)
      const inactive = (id: number, stage: string) => ({ id, stage, activatable: false })
      expect(ended).toMatchObject([
        inactive(expired, 'expired'),
        inactive(canceled, 'canceled'),
        inactive(finished, 'finished'),
      ])
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422])
      for (const { id } of ended) expect((await bet(session, id, randomUUID())).ok).toBe(false)
    })

    test('a fully reversed deposit takes back its free spins and their winnings', async () => {
      await setup.deposit(player.id, 50_00n, 'welcome-1')
      const { id: spins } = await newest()
      await activate(spins)
      const session = await openPlay(setup.db, player.id, randomUUID(), 'EUR', 'paperlantern/LanternLotus')
      await spin(session, spins, 90n)
      await bet(session, spins, 'open-at-reversal')
      const [payment] = await setup.db.query<{ id: bigint }>('SELECT id FROM payments WHERE player_id = $1', [
        player.id,
      ])
      const about = { payment: payment!.id, player: player.id, currency: 'EUR', isWhole: true }
      await setup.db.transaction((tx) => revokeForReversal(setup, tx, { payload: about } as never))
      await win(session, 'open-at-reversal', 50n)
      await setup.drain()
      expect(await newest()).toMatchObject({ stage: 'canceled', freespins_performed: 2 })
      expect(await player.stages()).toEqual(['canceled'])
    })

    test('the payout waits for a round that is open at their end, and includes its win', async () => {
      const spins = await active()
      const session = await play()
      await bet(session, spins, 'left-open')
      await cancel(spins)
      expect(await bonuses()).toEqual([])
      await win(session, 'left-open', 90n)
      await setup.drain()
      expect(await bonuses()).toMatchObject([{ amount_cents: 90 }])
    })
  })

  describe('playing free spins', () => {
    const codeOf = async (result: ReturnType<typeof bet>) => {
      const found = await result
      return found.ok ? 'taken' : found.code
    }

    test('a free round neither debits nor pays at once, and a repeated call gets the same answer', async () => {
      const spins = await active()
      const session = await play()
      const first = await bet(session, spins, 'free-1')
      expect(first).toMatchObject({ ok: true, isRepeat: false, isFree: true, balance: 100_00n })
      expect(await bet(session, spins, 'free-1')).toMatchObject({ ok: true, isRepeat: true, isFree: true })
      expect(await win(session, 'free-1', 500n)).toMatchObject({ ok: true, isRepeat: false, balance: 100_00n })
      expect(await win(session, 'free-1', 500n)).toMatchObject({ ok: true, isRepeat: true })
      expect(await newest()).toMatchObject({ freespins_performed: 1, won_cents: 500 })
      expect(await setup.money(player.id)).toEqual({ real: 100_00, bonus: 0 })
    })

    test('of 100 concurrent bets on the last free spin, one is played', async () => {
      const spins = await active({ count: 1 })
      const session = await play()
      const answers = await Promise.all(Array.from({ length: 100 }, () => codeOf(bet(session, spins, randomUUID()))))
      expect(answers.filter((one) => one === 'taken')).toHaveLength(1)
      expect(new Set(answers)).toEqual(new Set(['taken', 'free_rounds_over']))
      await assertPlayBalanced(setup.db)
    })

    test('a rolled-back spin can be played again, even if the rollback arrives before the bet', async () => {
      const spins = await active({ count: 1 })
      const session = await play()
      const back = (round: string) =>
        rollBackBet(setup.db, {
          session,
          round,
          transaction: `${round}-back`,
          original: `${round}-bet`,
          now: setup.clock.now(),
        })
      await bet(session, spins, 'given')
      expect(await back('given')).toMatchObject({ ok: true })
      expect(await codeOf(bet(session, spins, 'given'))).toBe('transaction_rolled_back')
      expect(await back('never')).toMatchObject({ ok: true })
      expect(await codeOf(bet(session, spins, 'never'))).toBe('transaction_rolled_back')
      expect(await newest()).toMatchObject({ freespins_performed: 0 })
      expect(await codeOf(bet(session, spins, 'again'))).toBe('taken')
    })

    test.each([
      [
        'of free spins that are not activated',
        async () => bet(await play(), await give(), randomUUID()),
        'free_rounds_unknown',
      ],
      ['of another stake', async () => bet(await play(), await active(), randomUUID(), 40n), 'amount_invalid'],
      [
        'in another game',
        async () =>
          bet(await openPlay(setup.db, player.id, randomUUID(), 'EUR', 'a/Other'), await active(), randomUUID()),
        'free_rounds_unknown',
      ],
      [
        'that begins in a feature, of ordinary free spins',
        async () => bet(await play(), await active(), randomUUID(), 20n, 'hold_and_win'),
        'free_rounds_unknown',
      ],
      [
        'that does not begin in the feature of its free spins',
        async () => bet(await play(), await active({ feature: 'hold_and_win' }), randomUUID()),
        'free_rounds_unknown',
      ],
      [
        'of another player',
        async () => {
          const spins = await active()
          const { id: other } = await setup.player()
          return bet(await openPlay(setup.db, other, randomUUID()), spins, randomUUID())
        },
        'free_rounds_unknown',
      ],
      [
        'whose time is up',
        async () => {
          const [spins, session] = [await active(), await play()]
          setup.clock.move(4 * day)
          const late = await bet(session, spins, randomUUID())
          setup.clock.move(-4 * day)
          return late
        },
        'free_rounds_over',
      ],
    ] as const)('[SAFE-06] a free round %s is rejected', async (_, attempt, code) => {
      expect(await codeOf(attempt())).toBe(code)
    })

    test('[CONST-44] free spins with a feature name it, and are played once with it', async () => {
      const spins = await active({ feature: 'hold_and_win', count: 1, wager: 0 })
      expect(await newest()).toMatchObject({ feature: 'hold_and_win', freespins_total: 1, stage: 'activated' })
      const [session, round] = [await play(), randomUUID()]
      const begin = () => bet(session, spins, round, 20n, 'hold_and_win')
      expect(await begin()).toMatchObject({ ok: true, isRepeat: false, isFree: true })
      expect(await begin()).toMatchObject({ ok: true, isRepeat: true })
      await win(session, round, 640n)
      await setup.drain()
      expect(await newest()).toMatchObject({ stage: 'finished', won_cents: 640 })
      expect(await setup.money(player.id)).toEqual({ real: 106_40, bonus: 0 })
    })

    test('[SAFE-02] during a break a player can neither play nor activate free spins', async () => {
      const spins = await active()
      await setup.takeBreak(player.id)
      expect(await codeOf(bet(await play(), spins, randomUUID()))).toBe('limit_reached')
      const other = await give()
      expect((await activate(other)).status).toBe(422)
      expect(await newest()).toMatchObject({ id: other, stage: 'issued' })
    })

    test('a paid stake in a free round and a free stake in a paid round are rejected', async () => {
      const [spins, session] = [await active(), await play()]
      const now = setup.clock.now()
      await bet(session, spins, 'mixed')
      const paid = { session, round: 'mixed', transaction: 'mixed-more', amount: 100n, now }
      expect(await codeOf(placeBet(setup.db, paid))).toBe('round_unknown')
      await placeBet(setup.db, { ...paid, round: 'paid', transaction: 'paid-bet' })
      expect(
        await codeOf(
          placeBet(setup.db, {
            ...paid,
            round: 'paid',
            transaction: 'p2',
            amount: 0n,
            free: { id: BigInt(spins), stake: 20n, feature: null },
          }),
        ),
      ).toBe('round_finished')
      expect(await setup.money(player.id)).toEqual({ real: 99_00, bonus: 0 })
    })
  })
})
