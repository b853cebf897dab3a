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
  /** A wagered bonus of 10 without a maximum bet: all of it can go in one round. */
  const free = async (): Promise<number> => {
    await coupon('LIFTOFF')
    const { id: bonus } = await newest()
    await setup.db.query('UPDATE player_bonuses SET max_bet_cents = NULL WHERE id = $1', [bonus])
    await activate(bonus)
    return bonus
  }

  describe('what is offered', () => {
    test('[API-080] [BON-03] the welcome pack, step by step; its form is the wire’s', async () => {
      const first = (await player.client.get('/api/bonuses/deposit')).body
      expect(z.array(depositBonus.strict()).safeParse(first).success).toBe(true)
      expect(first[0].bonuses.map(({ type }: { type: string }) => type)).toEqual(['bonus', 'freespins'])
      expect(await offers()).toEqual(['welcome-1'])
      await setup.deposit(player.id, 50_00n, 'welcome-1')
      expect(await offers()).toEqual(['welcome-2'])
    })

    test('the weekend reload from Friday noon on, for who has made a deposit', async () => {
      await setup.deposit(player.id, 50_00n)
      setup.clock.move(3 * day)
      await player.signInAgain()
      const open = await offers()
      setup.clock.move(-3 * day)
      expect(open).toEqual(['welcome-1', 'weekend-reload'])
    })

    test('[API-044] with a code those of the code alone; an unknown one is kept and leaves nothing', async () => {
      expect((await player.client.patch('/api/player/set_bonus_code', { deposit_bonus_code: 'orbit' })).status).toBe(
        200,
      )
      expect(await offers()).toEqual(['orbit'])
      expect((await player.client.patch('/api/player/set_bonus_code', { deposit_bonus_code: 'NOSUCH' })).status).toBe(
        200,
      )
      expect(await offers()).toEqual([])
    })

    test('[API-045] without the code everything else is offered again', async () => {
      await player.client.patch('/api/player/set_bonus_code', { deposit_bonus_code: 'ORBIT' })
      expect((await player.client.delete('/api/player/clear_bonus_code')).status).toBe(204)
      expect(await offers()).toEqual(['welcome-1'])
    })

    test('[API-046] [ROLE-14] who switched bonuses off is offered none and given none', async () => {
      expect((await player.client.patch('/api/player/update_bonus_settings', { can_issue: false })).status).toBe(200)
      expect(await offers()).toEqual([])
      await setup.deposit(player.id, 50_00n, 'welcome-1')
      expect(await bonuses()).toEqual([])
      expect((await coupon('LIFTOFF')).body).toEqual({ status: 'failed_to_activate' })
      await player.client.patch('/api/player/update_bonus_settings', { can_issue: true })
      expect((await coupon('LIFTOFF')).body).toEqual({ status: 'successfully_activated' })
    })

    test('[ROLE-04] a multi-account is offered none and keeps what it has', async () => {
      await setup.deposit(player.id, 50_00n, 'welcome-1')
      await setup.db.query("INSERT INTO player_groups (player_id, group_id) VALUES ($1, '100')", [player.id])
      expect(await offers()).toEqual([])
      expect((await player.client.get('/api/bonuses/available_bonuses')).body).toEqual({ available_bonuses: false })
      expect(await bonuses()).toHaveLength(1)
    })

    test.each(['coolingoff', 'selfexclusion'] as const)(
      '[SAFE-02] who is in a break (%s) is offered none and given none',
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

  describe('what is given', () => {
    test('[API-033] [BON-02] [BON-03] a deposit brings the chosen bonus once, issued, with its terms', async () => {
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
      ['the offer is not theirs', 50_00n, 'welcome-3'],
      ['the offer needs a code', 50_00n, 'orbit'],
    ] as const)('no bonus where %s', async (_, cents, offer) => {
      await setup.deposit(player.id, cents, offer)
      expect(await bonuses()).toEqual([])
    })

    test('a stored code brings its bonus without a choice, up to its highest amount', async () => {
      await player.client.patch('/api/player/set_bonus_code', { deposit_bonus_code: 'ORBIT' })
      await setup.deposit(player.id, 1000_00n)
      expect(await newest()).toMatchObject({ amount_cents: 150_00, amount_wager_requirement_cents: 150_00 * 35 })
    })

    test('a used-up code brings nothing without a choice, and leaves the welcome offer to be chosen', async () => {
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

    test('[API-082] a coupon counts once a player, said in its answer', async () => {
      expect((await coupon('liftoff')).body).toEqual({ status: 'successfully_activated' })
      expect((await coupon('LIFTOFF')).body).toEqual({ status: 'already_activated' })
      expect((await coupon('NOSUCH')).body).toEqual({ status: 'failed_to_activate' })
      expect(await bonuses()).toHaveLength(1)
    })

    test('[SEC-11] the same coupon 100 times at once: one gives', async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => coupon('LIFTOFF')))
      const given = answers.filter(({ body }) => body.status === 'successfully_activated')
      expect([given.length, (await bonuses()).length]).toEqual([1, 1])
    })
  })

  describe('what is wagered', () => {
    test('[API-035] [BON-08] activating brings its money into the wallet and sets its end', async () => {
      await setup.deposit(player.id, 50_00n, 'welcome-1')
      const { id: bonus } = await newest()
      const { status, body } = await activate(bonus)
      expect([status, body.stage, body.valid_until]).toEqual([200, 'handle_bets', '2026-03-24T12:00:00.000Z'])
      expect(await setup.money(player.id)).toEqual({ real: 150_00, bonus: 50_00 })
    })

    test('[SEC-11] activated 100 times at once, its money comes once', async () => {
      await setup.deposit(player.id, 50_00n, 'welcome-1')
      const { id: bonus } = await newest()
      const answers = await Promise.all(Array.from({ length: 100 }, () => activate(bonus)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.find(({ status }) => status !== 200)?.body.errors.base).toHaveProperty('not_activatable')
      expect(await setup.money(player.id)).toMatchObject({ bonus: 50_00 })
    })

    test('a second one waits for the first and begins after it', async () => {
      const first = await wagerWelcome()
      await coupon('LIFTOFF')
      const second = await newest()
      expect((await activate(second.id)).body.stage).toBe('wait')
      expect(await setup.money(player.id)).toMatchObject({ bonus: 50_00 })
      expect((await cancel(first)).status).toBe(204)
      expect(await stages()).toEqual(['handle_bets', 'canceled'])
      expect(await setup.money(player.id)).toMatchObject({ bonus: 10_00 })
    })

    test('stakes count by the game’s share, real money too; each once, and only those after it began', async () => {
      await setup.staked(player.id, 5_00)
      await wagerWelcome()
      await setup.staked(player.id, 10_00)
      await setup.staked(player.id, 15, 10)
      await setup.staked(player.id, 10_00, null)
      expect(await newest()).toMatchObject({ amount_wager_cents: 10_01 })
      expect(await isWagering(setup.db, player.id, 'EUR')).toBe(true)
    })

    test('its progress is told as it moves', async () => {
      const bonus = await wagerWelcome()
      await setup.staked(player.id, 10_00)
      const told = setup.published.filter(
        ({ playerId, channel }) => playerId === player.id && channel === 'bonuses_changes',
      )
      expect(told.at(-1)?.data).toMatchObject({ id: bonus, stage: 'handle_bets', amount_wager_cents: 10_00 })
    })

    test('every change raises its version, and the list answers the version that was told last', async () => {
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

    test('wagered, what is there becomes real money, once, and nothing is open', async () => {
      await wagerWelcome()
      await setup.staked(player.id, 1499_99)
      expect((await newest()).stage).toBe('handle_bets')
      await setup.staked(player.id, 1)
      expect((await newest()).stage).toBe('wager_done')
      await setup.staked(player.id, 10_00)
      expect(await setup.money(player.id)).toEqual({ real: 200_00, bonus: 0 })
      expect(await isWagering(setup.db, player.id, 'EUR')).toBe(false)
    })

    test('no more than its highest win becomes real', async () => {
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

    test('lost when its money is gone, but not while a round is open', async () => {
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

  describe('what may be staked meanwhile', () => {
    const play = async (percent: number | null) => {
      const session = await openPlay(setup.db, player.id, `play-${crypto.randomUUID()}`)
      await setup.db.query('UPDATE play_sessions SET bonus_percent = $2 WHERE id = $1', [session, percent])
      return (amount: bigint, transaction: string = crypto.randomUUID()) =>
        placeBet(setup.db, { session, round: `r-${transaction}`, transaction, amount, now: setup.clock.now() })
    }

    test('no more than the highest bet, said with it; without a bonus anything', async () => {
      const bet = await play(100)
      expect(await bet(5_01n)).toMatchObject({ ok: true })
      const bonus = await wagerWelcome()
      expect(await bet(5_01n)).toMatchObject({ ok: false, code: 'bonus_bet_limit_exceeded', maxBet: 5_00n })
      expect(await bet(5_00n)).toMatchObject({ ok: true })
      await cancel(bonus)
      expect(await bet(5_01n)).toMatchObject({ ok: true })
    })

    test('nothing in a game that is closed with a bonus', async () => {
      const bet = await play(null)
      expect(await bet(1_00n)).toMatchObject({ ok: true })
      await wagerWelcome()
      expect(await bet(1_00n)).toMatchObject({ ok: false, code: 'game_forbidden_with_bonus' })
    })
  })

  describe('what ends', () => {
    test('[SAFE-08] what cancelling takes and leaves is told first, and so it comes', async () => {
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

    test('[API-034] of 20 cancellations at once one counts', async () => {
      const bonus = await wagerWelcome()
      const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(bonus)))
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
      expect(await setup.money(player.id)).toEqual({ real: 150_00, bonus: 0 })
    })

    test('[BON-05] [BON-06] between them bonuses go through issued, wait, handle_bets and every end, and none of those can be activated or canceled', async () => {
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

    test('[SEC-12] nobody sees, activates or cancels the bonus of another', async () => {
      await setup.deposit(player.id, 50_00n, 'welcome-1')
      const { id: bonus } = await newest()
      const { client: other } = await setup.player()
      expect((await other.get('/api/player/bonuses')).body).toEqual([])
      expect((await other.get(`/api/player/bonuses/${bonus}/cancel_info`)).status).toBe(404)
      expect((await other.post(`/api/player/bonuses/${bonus}/activation`, undefined, key())).status).toBe(404)
      expect((await other.delete(`/api/player/bonuses/${bonus}`, undefined, key())).status).toBe(404)
    })

    test('what nobody activates expires, and so does what nobody finishes', async () => {
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

    test('what an open round wins with the money of a cancelled bonus goes after it', async () => {
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
