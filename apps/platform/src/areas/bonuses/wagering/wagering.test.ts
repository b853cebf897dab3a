import { depositBonus, bonus as wireBonus } from '@apogee/contract/bonuses'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openPlay } from '../../../testing/play.ts'
import { payWin, placeBet } from '../../play/public.ts'
import { isWagering } from '../bonusStore.ts'
import { expireBonuses } from '../consumers.ts'
import { key, onBonusPlayer } from '../test/bonusSetup.ts'

const day = 86_400_000

onBonusPlayer(100_00n, (setup, player) => {
  const { offers, bonuses, newest, activate, cancel, coupon, stages, wagerWelcome } = player
  /** A bonus of 10 being wagered, without a maximum bet: one round can stake all of it. */
  const free = async (): Promise<number> => {
    await coupon('LIFTOFF')
    const { id: bonus } = await newest()
    await setup.db.query('UPDATE player_bonuses SET max_bet_cents = NULL WHERE id = $1', [bonus])
    await activate(bonus)
    return bonus
  }

  describe('offers', () => {
    test('[API-080] [BON-03] the welcome pack is offered step by step, in wire format', async () => {
      const first = (await player.client.get('/api/bonuses/deposit')).body
      expect(z.array(depositBonus.strict()).safeParse(first).success).toBe(true)
      expect(first[0].bonuses.map(({ type }: { type: string }) => type)).toEqual(['bonus', 'freespins'])
      expect(await offers()).toEqual(['welcome-1'])
      await setup.deposit(player.id, 50_00n, 'welcome-1')
      expect(await offers()).toEqual(['welcome-2'])
    })

    test('the weekend reload is offered from Friday noon to players who have deposited', async () => {
      await setup.deposit(player.id, 50_00n)
      setup.clock.move(3 * day)
      await player.signInAgain()
      const open = await offers()
      setup.clock.move(-3 * day)
      expect(open).toEqual(['welcome-1', 'weekend-reload'])
    })

    test('[API-044] a stored code limits the list to its offers; an unknown code is stored and empties the list', async () => {
      expect((await player.client.patch('/api/player/set_bonus_code', { deposit_bonus_code: 'orbit' })).status).toBe(
        200,
      )
      expect(await offers()).toEqual(['orbit'])
      expect((await player.client.patch('/api/player/set_bonus_code', { deposit_bonus_code: 'NOSUCH' })).status).toBe(
        200,
      )
      expect(await offers()).toEqual([])
    })

    test('[API-045] after the code is cleared, all other offers are listed again', async () => {
      await player.client.patch('/api/player/set_bonus_code', { deposit_bonus_code: 'ORBIT' })
      expect((await player.client.delete('/api/player/clear_bonus_code')).status).toBe(204)
      expect(await offers()).toEqual(['welcome-1'])
    })

    test('[API-046] [ROLE-14] a player who switched bonuses off gets no offers and no bonuses', async () => {
      expect((await player.client.patch('/api/player/update_bonus_settings', { can_issue: false })).status).toBe(200)
      expect(await offers()).toEqual([])
      await setup.deposit(player.id, 50_00n, 'welcome-1')
      expect(await bonuses()).toEqual([])
      expect((await coupon('LIFTOFF')).body).toEqual({ status: 'failed_to_activate' })
      await player.client.patch('/api/player/update_bonus_settings', { can_issue: true })
      expect((await coupon('LIFTOFF')).body).toEqual({ status: 'successfully_activated' })
    })

    test('[ROLE-04] a multi-account gets no offers and keeps its bonuses', async () => {
      await setup.deposit(player.id, 50_00n, 'welcome-1')
      await setup.db.query("INSERT INTO player_groups (player_id, group_id) VALUES ($1, '100')", [player.id])
      expect(await offers()).toEqual([])
      expect((await player.client.get('/api/bonuses/available_bonuses')).body).toEqual({ available_bonuses: false })
      expect(await bonuses()).toHaveLength(1)
    })

    test.each(['coolingoff', 'selfexclusion'] as const)(
      '[SAFE-02] a player on a break (%s) gets no offers and no bonuses',
      async (type) => {
        await setup.takeBreak(player.id, type)
        expect(await offers()).toEqual([])
        expect((await player.client.get('/api/bonuses/available_bonuses')).body).toEqual({ available_bonuses: false })
        await setup.deposit(player.id, 50_00n, 'welcome-1')
        expect((await coupon('LIFTOFF')).body).toEqual({ status: 'failed_to_activate' })
        expect(await bonuses()).toEqual([])
      },
    )
  })

  describe('granting', () => {
    test('[API-033] [BON-02] [BON-03] a deposit grants the chosen bonus once, in stage issued, with its terms', async () => {
      await setup.deposit(player.id, 50_00n, 'welcome-1')
      const [bonus, ...others] = await bonuses()
      expect(others).toEqual([])
      expect(wireBonus.strict().safeParse(bonus).success).toBe(true)
      expect(bonus).toMatchObject({
        stage: 'issued',
        group_key: 'welcome_pack',
        currency: 'EUR',
        amount_cents: 5000,
        amount_wager_cents: 0,
        amount_wager_requirement_cents: 150_000,
        strategy: 'deposit',
        max_bet_cents: 500,
        activatable: true,
        activatable_until: '2026-03-17T12:00:00.000Z',
      })
      expect(await setup.money(player.id)).toEqual({ real: 150_00, bonus: 0 })
    })

    test.each([
      ['none was chosen', 50_00n, null],
      ['the deposit is too small', 19_99n, 'welcome-1'],
      ['the offer is not open to the player', 50_00n, 'welcome-3'],
      ['the offer needs a code', 50_00n, 'orbit'],
    ] as const)('no bonus where %s', async (_, cents, offer) => {
      await setup.deposit(player.id, cents, offer)
      expect(await bonuses()).toEqual([])
    })

    test('a stored code grants its bonus without a choice, up to its maximum amount', async () => {
      await player.client.patch('/api/player/set_bonus_code', { deposit_bonus_code: 'ORBIT' })
      await setup.deposit(player.id, 1000_00n)
      expect(await newest()).toMatchObject({ amount_cents: 150_00, amount_wager_requirement_cents: 150_00 * 35 })
    })

    test('a used-up code grants nothing without a choice, and the welcome offer can be chosen again', async () => {
      const store = () => player.client.patch('/api/player/set_bonus_code', { deposit_bonus_code: 'ORBIT' })
      await store()
      await setup.deposit(player.id, 50_00n)
      await store()
      await setup.deposit(player.id, 50_00n)
      expect(await bonuses()).toHaveLength(1)
      expect(await offers()).toEqual(['welcome-1'])
      await setup.deposit(player.id, 50_00n, 'welcome-1')
      expect(await bonuses()).toHaveLength(2)
    })

    test('[API-082] a coupon counts once per player, and the answer reports it', async () => {
      expect((await coupon('liftoff')).body).toEqual({ status: 'successfully_activated' })
      expect((await coupon('LIFTOFF')).body).toEqual({ status: 'already_activated' })
      expect((await coupon('NOSUCH')).body).toEqual({ status: 'failed_to_activate' })
      expect(await bonuses()).toHaveLength(1)
    })

    test('[SEC-11] of 100 concurrent uses of a coupon, one grants the bonus', async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => coupon('LIFTOFF')))
      const given = answers.filter(({ body }) => body.status === 'successfully_activated')
      expect([given.length, (await bonuses()).length]).toEqual([1, 1])
    })
  })

  describe('wagering', () => {
    test('[API-035] [BON-08] activating credits its money to the wallet and sets its deadline', async () => {
      await setup.deposit(player.id, 50_00n, 'welcome-1')
      const { id: bonus } = await newest()
      const { status, body } = await activate(bonus)
      expect([status, body.stage, body.valid_until]).toEqual([200, 'handle_bets', '2026-03-24T12:00:00.000Z'])
      expect(await setup.money(player.id)).toEqual({ real: 150_00, bonus: 50_00 })
    })

    test('[SEC-11] 100 concurrent activations credit its money once', async () => {
      await setup.deposit(player.id, 50_00n, 'welcome-1')
      const { id: bonus } = await newest()
      const answers = await Promise.all(Array.from({ length: 100 }, () => activate(bonus)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.find(({ status }) => status !== 200)?.body.errors.base).toHaveProperty('not_activatable')
      expect(await setup.money(player.id)).toMatchObject({ bonus: 50_00 })
    })

    test('a second bonus waits for the first and starts after it', async () => {
      const first = await wagerWelcome()
      await coupon('LIFTOFF')
      const second = await newest()
      expect((await activate(second.id)).body.stage).toBe('wait')
      expect(await setup.money(player.id)).toMatchObject({ bonus: 50_00 })
      expect((await cancel(first)).status).toBe(204)
      expect(await stages()).toEqual(['handle_bets', 'canceled'])
      expect(await setup.money(player.id)).toMatchObject({ bonus: 10_00 })
    })

    test('stakes count once by the game’s share, including real money, and only after the bonus started', async () => {
      await setup.staked(player.id, 5_00)
      await wagerWelcome()
      await setup.staked(player.id, 10_00)
      await setup.staked(player.id, 15, 10)
      await setup.staked(player.id, 10_00, null)
      expect(await newest()).toMatchObject({ amount_wager_cents: 10_01 })
      expect(await isWagering(setup.db, player.id, 'EUR')).toBe(true)
    })

    test('each change of its progress is published', async () => {
      const bonus = await wagerWelcome()
      await setup.staked(player.id, 10_00)
      const told = setup.published.filter(
        ({ playerId, channel }) => playerId === player.id && channel === 'bonuses_changes',
      )
      expect(told.at(-1)?.data).toMatchObject({ id: bonus, stage: 'handle_bets', amount_wager_cents: 10_00 })
    })

    test('every change raises its version, and the list returns the version published last', async () => {
      const told = () =>
        setup.published
          .filter(({ playerId, channel }) => playerId === player.id && channel === 'bonuses_changes')
          .map(({ data }) => data as { id: number; version: number; stage: string })
      const bonus = await wagerWelcome()
      await setup.staked(player.id, 10_00)
      await setup.staked(player.id, 10_00)
      await cancel(bonus)
      const own = told().filter((one) => one.id === bonus)
      expect(own.at(-1)?.stage).toBe('canceled')
      expect(own.length).toBeGreaterThanOrEqual(4)
      for (const [at, { version }] of own.entries()) expect(version).toBeGreaterThan(own[at - 1]?.version ?? 0)
      expect((await newest()).version).toBe(own.at(-1)?.version)
    })

    test('when it is fully wagered, the remaining money becomes real money, once', async () => {
      await wagerWelcome()
      await setup.staked(player.id, 1499_99)
      expect((await newest()).stage).toBe('handle_bets')
      await setup.staked(player.id, 1)
      expect((await newest()).stage).toBe('wager_done')
      await setup.staked(player.id, 10_00)
      expect(await setup.money(player.id)).toEqual({ real: 200_00, bonus: 0 })
      expect(await isWagering(setup.db, player.id, 'EUR')).toBe(false)
    })

    test('at most its maximum win becomes real money', async () => {
      await free()
      const session = await openPlay(setup.db, player.id, `win-${player.id}`)
      const about = { session, round: `w-${player.id}`, now: setup.clock.now() }
      await placeBet(setup.db, { ...about, transaction: `wb-${player.id}`, amount: 105_00n })
      await payWin(setup.db, { ...about, transaction: `ww-${player.id}`, amount: 21_000_00n, finishesRound: true })
      await setup.drain()
      // 5 of the 105 were bonus money, and so are 1,000 of the win.
      expect(await setup.money(player.id)).toEqual({ real: 20_000_00, bonus: 1005_00 })
      await setup.staked(player.id, 300_00)
      expect(await setup.money(player.id)).toEqual({ real: 20_100_00, bonus: 0 })
    })

    test('it is lost when its money is used up, but not while a round is open', async () => {
      await free()
      const session = await openPlay(setup.db, player.id, `lose-${player.id}`)
      const about = { session, round: `l-${player.id}`, now: setup.clock.now() }
      await placeBet(setup.db, { ...about, transaction: `lb-${player.id}`, amount: 110_00n })
      await setup.drain()
      expect((await newest()).stage).toBe('handle_bets')
      await payWin(setup.db, { ...about, transaction: `lw-${player.id}`, amount: 0n, finishesRound: true })
      await setup.drain()
      expect((await newest()).stage).toBe('lost')
    })
  })

  describe('stakes while a bonus is wagered', () => {
    const play = async (percent: number | null) => {
      const session = await openPlay(setup.db, player.id, `play-${crypto.randomUUID()}`)
      await setup.db.query('UPDATE play_sessions SET bonus_percent = $2 WHERE id = $1', [session, percent])
      return (amount: bigint, transaction: string = crypto.randomUUID()) =>
        placeBet(setup.db, { session, round: `r-${transaction}`, transaction, amount, now: setup.clock.now() })
    }

    test('stakes above the maximum bet are rejected with that maximum, but not without a bonus', async () => {
      const bet = await play(100)
      expect(await bet(5_01n)).toMatchObject({ ok: true })
      const bonus = await wagerWelcome()
      expect(await bet(5_01n)).toMatchObject({ ok: false, code: 'bonus_bet_limit_exceeded', maxBet: 5_00n })
      expect(await bet(5_00n)).toMatchObject({ ok: true })
      await cancel(bonus)
      expect(await bet(5_01n)).toMatchObject({ ok: true })
    })

    test('stakes in a game that is closed to bonuses are rejected', async () => {
      const bet = await play(null)
      expect(await bet(1_00n)).toMatchObject({ ok: true })
      await wagerWelcome()
      expect(await bet(1_00n)).toMatchObject({ ok: false, code: 'game_forbidden_with_bonus' })
    })
  })

  describe('the end of a bonus', () => {
    test('[SAFE-08] cancelling removes and keeps exactly the amounts announced before', async () => {
      const bonus = await wagerWelcome()
      expect((await player.client.get(`/api/player/bonuses/${bonus}/cancel_info`)).body).toEqual({
        id: bonus,
        currency: 'EUR',
        total_withdrawal_amount: '50.00',
        current_balance: '200.00',
        cash_balance: '150.00',
        bonus_balance: '50.00',
        bonus_winnings: '0.00',
      })
      expect((await cancel(bonus)).status).toBe(204)
      expect((await newest()).stage).toBe('canceled')
      expect(await setup.money(player.id)).toEqual({ real: 150_00, bonus: 0 })
    })

    test('[API-034] of 20 concurrent cancellations one counts', async () => {
      const bonus = await wagerWelcome()
      const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(bonus)))
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
      expect(await setup.money(player.id)).toEqual({ real: 150_00, bonus: 0 })
    })

    test('[BON-05] [BON-06] bonuses pass through issued, wait, handle_bets and every end; an ended one cannot be activated or canceled', async () => {
      await cancel(await wagerWelcome())
      const lost = await free()
      const session = await openPlay(setup.db, player.id, `all-${player.id}`)
      const about = { session, round: `all-${player.id}`, now: setup.clock.now() }
      await placeBet(setup.db, { ...about, transaction: `all-b-${player.id}`, amount: 160_00n })
      await payWin(setup.db, { ...about, transaction: `all-w-${player.id}`, amount: 0n, finishesRound: true })
      await setup.drain()
      await setup.deposit(player.id, 20_00n, 'welcome-2')
      await activate((await newest()).id)
      await setup.staked(player.id, 300_00)
      await setup.deposit(player.id, 20_00n, 'welcome-3')
      setup.clock.move(8 * day)
      await expireBonuses(setup)
      setup.clock.move(-8 * day)
      expect(await stages()).toEqual(['expired', 'wager_done', 'lost', 'canceled'])
      for (const { id, activatable } of await player.bonuses()) {
        expect(activatable).toBe(false)
        expect((await activate(id)).body.errors.base).toHaveProperty('not_activatable')
        expect((await cancel(id)).body.errors.base).toHaveProperty('not_cancelable')
      }
      const steps = await setup.db.query<{ stage: string }>(
        'SELECT stage FROM bonus_events WHERE bonus_id = $1 ORDER BY id',
        [lost],
      )
      expect(steps.map(({ stage }) => stage)).toEqual(['issued', 'wait', 'handle_bets', 'lost'])
    })

    test('[SEC-12] a player cannot see, activate or cancel another player’s bonus', async () => {
      await setup.deposit(player.id, 50_00n, 'welcome-1')
      const { id: bonus } = await newest()
      const { client: other } = await setup.player()
      expect((await other.get('/api/player/bonuses')).body).toEqual([])
      expect((await other.get(`/api/player/bonuses/${bonus}/cancel_info`)).status).toBe(404)
      expect((await other.post(`/api/player/bonuses/${bonus}/activation`, undefined, key())).status).toBe(404)
      expect((await other.delete(`/api/player/bonuses/${bonus}`, undefined, key())).status).toBe(404)
    })

    test('a bonus that is not activated or not finished in time expires', async () => {
      await wagerWelcome()
      await coupon('LIFTOFF')
      setup.clock.move(7 * day)
      await player.signInAgain()
      await expireBonuses(setup)
      expect(await stages()).toEqual(['expired', 'handle_bets'])
      setup.clock.move(7 * day)
      await player.signInAgain()
      await expireBonuses(setup)
      expect(await stages()).toEqual(['expired', 'expired'])
      expect(await setup.money(player.id)).toEqual({ real: 150_00, bonus: 0 })
      setup.clock.move(-14 * day)
    })

    test('a win of an open round with the money of a cancelled bonus is taken back', async () => {
      const bonus = await free()
      const session = await openPlay(setup.db, player.id, `late-${player.id}`)
      const about = { session, round: `o-${player.id}`, now: setup.clock.now() }
      await placeBet(setup.db, { ...about, transaction: `ob-${player.id}`, amount: 105_00n })
      await cancel(bonus)
      await payWin(setup.db, { ...about, transaction: `ow-${player.id}`, amount: 210_00n, finishesRound: true })
      await setup.drain()
      expect(await setup.money(player.id)).toEqual({ real: 200_00, bonus: 0 })
    })
  })
})
