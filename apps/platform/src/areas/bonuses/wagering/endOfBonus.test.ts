import { beforeAll, describe, expect, test } from 'vitest'
import { emit } from '../../../core/outbox/outbox.ts'
import { openPlay } from '../../../testing/play.ts'
import { testNow } from '../../../testing/testApp.ts'
import { betEvent } from '../../../testing/testEvents.ts'
import { storeSmallestStakes } from '../../games/launch/smallestStakes.ts'
import { payWin, placeBet } from '../../play/public.ts'
import { isWagering } from '../bonusStore.ts'
import { endSpentBonuses, expireBonuses } from '../consumers.ts'
import { onBonusPlayer } from '../test/bonusSetup.ts'

const day = 86_400_000

onBonusPlayer(0n, (setup, player) => {
  beforeAll(async () => {
    // A slot from 0.20, a table from 1.00, and a jackpot game from 0.01, which is closed while a bonus is wagered.
    await setup.db.query("INSERT INTO studios (id, title) VALUES ('a', 'A')")
    for (const [no, game, category, cents] of [
      [1, 'Slot', 'slots', 20],
      [2, 'Table', 'table', 100],
      [3, 'Pot', 'jackpot', 1],
    ] as const) {
      await setup.db.query(
        `INSERT INTO games (no, identifier, title, seo_title, provider, theme, seed, categories, engine, profile, devices,
           currencies, badges, released_at, popularity)
         VALUES ($1, 'a/' || $2, $2, $2, 'a', 't', 's', ARRAY[$3], $2, 'p', '{}', '{"EUR": {}}', '{}', now(), 1)`,
        [no, game, category],
      )
      await storeSmallestStakes(setup.db, 'EUR', [{ engine: game, profile: 'p', cents }])
    }
  })
  const { newest, coupon, activate, cancel, wagerNewest } = player

  /** 10 of bonus money, all of which may be staked in one round. */
  const wagering = async (): Promise<number> => {
    await coupon('LIFTOFF')
    await setup.db.query('UPDATE player_bonuses SET max_bet_cents = NULL WHERE player_id = $1', [player.id])
    return wagerNewest()
  }
  const rounds = async () => {
    const session = await openPlay(setup.db, player.id, crypto.randomUUID())
    const order = (round: string) => ({ session, round, now: setup.clock.now() })
    return {
      bet: (round: string, amount: bigint) => placeBet(setup.db, { ...order(round), transaction: `${round}b`, amount }),
      win: (round: string, amount: bigint) =>
        payWin(setup.db, { ...order(round), transaction: `${round}w`, amount, finishesRound: true }),
    }
  }
  const name = () => crypto.randomUUID()
  const notes = async () =>
    (
      await setup.db.query<{ body: { title: string; text: string } }>(
        'SELECT body FROM notifications WHERE player_id = $1',
        [player.id],
      )
    ).map(({ body }) => [body.title, body.text])

  /** Reads the stage from the database: an API call would process waiting events first. */
  const storedStage = async () => {
    const [row] = await setup.db.query<{ stage: string }>('SELECT stage FROM player_bonuses WHERE player_id = $1', [
      player.id,
    ])
    return row?.stage
  }
  /** A stake placed as soon as LIFTOFF starts, which needs 30 x 10.00 in 7 days. The bonus goes on until it is counted. */
  const staysWith = (cents: number, end: typeof expireBonuses) =>
    setup.holdEvents(async () => {
      await emit(setup.db, 'play.bet', betEvent(player.id, { amount: BigInt(cents), at: testNow }))
      await end(setup)
      expect(await storedStage()).toBe('handle_bets')
    })

  describe('when too little is left to stake', () => {
    test('[BON-05] the bonus ends automatically with a notification, the next one starts and withdrawals are possible', async () => {
      const first = await wagering()
      await setup.deposit(player.id, 20_00n, 'welcome-1')
      const { id: second } = await newest()
      await activate(second)
      const { bet, win } = await rounds()
      const round = name()
      // Stakes all of both bonuses except 0.16.
      await bet(round, 29_84n)
      await setup.drain()
      expect((await setup.money(player.id)).bonus).toBe(16)
      await win(round, 0n)
      await setup.drain()
      const { body } = await player.client.get('/api/player/bonuses')
      expect(body.map(({ id: one, stage }: { id: number; stage: string }) => [one, stage])).toEqual([
        [second, 'handle_bets'],
        [first, 'lost'],
      ])
      expect(await setup.money(player.id)).toEqual({ real: 0, bonus: 20_00 })
      expect(await notes()).toEqual([['A bonus has ended', expect.stringContaining('“Lift-off bonus”')]])
      const { body: history } = await player.client.get('/api/player/bonuses/events')
      expect(history.data).toContainEqual(
        expect.objectContaining({ bonus_id: first, stage: 'lost', amount_cents: -16 }),
      )
      await cancel(second)
      expect(await isWagering(setup.db, player.id, 'EUR')).toBe(false)
    })

    test('the bonus does not end while a round is open or while real money makes up the difference', async () => {
      await wagering()
      const { bet, win } = await rounds()
      const [one, other] = [name(), name()]
      await bet(one, 5_00n)
      await bet(other, 4_95n)
      await win(one, 0n)
      await setup.drain()
      expect((await newest()).stage).toBe('handle_bets')
      // Its win is bonus money: 0.25 in total can be staked.
      await win(other, 20n)
      await setup.drain()
      expect([(await newest()).stage, await setup.money(player.id)]).toEqual(['handle_bets', { real: 0, bonus: 25 }])
    })

    test('games that are closed during wagering or not open to the bonus do not count', async () => {
      await coupon('LIFTOFF')
      await setup.db.query(
        "UPDATE player_bonuses SET max_bet_cents = NULL, games = '{a/Table,brasswing/EmberWyrm}' WHERE player_id = $1",
        [player.id],
      )
      await wagerNewest()
      const { bet, win } = await rounds()
      const round = name()
      await bet(round, 9_01n)
      await win(round, 0n)
      await setup.drain()
      expect((await newest()).stage).toBe('lost')
    })

    test('the timer ends the bonus once, even if the remainder was left by a round with real money', async () => {
      const bonus = await wagering()
      await setup.db.query(
        "UPDATE ledger_accounts SET balance_cents = CASE kind WHEN 'real' THEN 10 ELSE 5 END WHERE player_id = $1 AND kind IN ('real', 'bonus')",
        [player.id],
      )
      await Promise.all([endSpentBonuses(setup), endSpentBonuses(setup)])
      expect([(await newest()).id, (await newest()).stage]).toEqual([bonus, 'lost'])
      expect([await setup.money(player.id), (await notes()).length]).toEqual([{ real: 10, bonus: 0 }, 1])
    })
  })

  test('[BON-05] the bonus is not lost while a stake of a finished round is not counted yet: it may complete the wagering', async () => {
    await wagering()
    await setup.db.query("UPDATE ledger_accounts SET balance_cents = 5 WHERE player_id = $1 AND kind = 'bonus'", [
      player.id,
    ])
    await staysWith(300_00, endSpentBonuses)
    await setup.drain()
    expect([(await newest()).stage, await setup.money(player.id)]).toEqual(['wager_done', { real: 5, bonus: 0 }])
  })

  test('a bonus without money left ends once every stake is counted, regardless of real money', async () => {
    await wagering()
    await setup.deposit(player.id, 20_00n)
    await setup.db.query("UPDATE ledger_accounts SET balance_cents = 0 WHERE player_id = $1 AND kind = 'bonus'", [
      player.id,
    ])
    await staysWith(10_00, endSpentBonuses)
    await setup.drain()
    await endSpentBonuses(setup)
    expect((await newest()).stage).toBe('lost')
  })

  describe('when its time has run out', () => {
    test('its money cannot be staked and its terms no longer apply, even before the timer ends it', async () => {
      await coupon('LIFTOFF')
      const bonus = await wagerNewest()
      await setup.deposit(player.id, 20_00n)
      const { bet } = await rounds()
      expect(await bet(name(), 5_01n)).toMatchObject({ ok: false, code: 'bonus_bet_limit_exceeded' })
      setup.clock.move(7 * day)
      try {
        await player.signInAgain()
        const late = await rounds()
        expect(await late.bet(name(), 20_01n)).toMatchObject({ ok: false, code: 'insufficient_funds' })
        expect(await late.bet(name(), 20_00n)).toMatchObject({ ok: true })
        await setup.drain()
        expect((await newest()).amount_wager_cents).toBe(0)
        await cancel(bonus)
        expect((await newest()).stage).toBe('expired')
      } finally {
        setup.clock.move(-7 * day)
      }
    })

    const later = async (work: () => Promise<void>) => {
      setup.clock.move(7 * day)
      try {
        await player.signInAgain()
        await work()
      } finally {
        setup.clock.move(-7 * day)
      }
    }

    test('[BON-05] a stake placed in time completes the bonus, even if it is counted later', async () => {
      await coupon('LIFTOFF')
      await wagerNewest()
      await later(async () => {
        await staysWith(300_00, expireBonuses)
        await setup.drain()
        expect((await newest()).stage).toBe('wager_done')
        expect(await setup.money(player.id)).toEqual({ real: 10_00, bonus: 0 })
      })
    })

    test('the bonus expires once a stake placed in time is counted and does not suffice', async () => {
      await coupon('LIFTOFF')
      await wagerNewest()
      await later(async () => {
        await staysWith(299_99, expireBonuses)
        await setup.drain()
        await expireBonuses(setup)
        expect(await newest()).toMatchObject({ stage: 'expired', amount_wager_cents: 299_99 })
      })
    })

    test('[BON-05] a fully wagered bonus whose last round is still open completes with that round', async () => {
      await wagering()
      const { bet, win } = await rounds()
      const round = name()
      await bet(round, 4_00n)
      await setup.staked(player.id, 296_00)
      await later(async () => {
        await expireBonuses(setup)
        expect(await storedStage()).toBe('handle_bets')
        await win(round, 7_00n)
        await setup.drain()
        expect((await newest()).stage).toBe('wager_done')
        expect(await setup.money(player.id)).toEqual({ real: 13_00, bonus: 0 })
      })
    })

    test('open rounds that cannot complete the wagering do not delay its expiry', async () => {
      await wagering()
      const { bet } = await rounds()
      await bet(name(), 4_00n)
      await setup.staked(player.id, 295_99)
      await later(async () => {
        await expireBonuses(setup)
        expect((await newest()).stage).toBe('expired')
      })
    })

    test('cancelling a fully wagered bonus pays it instead', async () => {
      await coupon('LIFTOFF')
      const bonus = await wagerNewest()
      await setup.db.query('UPDATE player_bonuses SET wagered_hundredths = required_cents * 100 WHERE id = $1', [bonus])
      await later(async () => {
        await cancel(bonus)
        expect([(await newest()).stage, await setup.money(player.id)]).toEqual([
          'wager_done',
          { real: 10_00, bonus: 0 },
        ])
      })
    })
  })
})
