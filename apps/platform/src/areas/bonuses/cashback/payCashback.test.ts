import { beforeEach, expect, test } from 'vitest'
import type { Db } from '../../../core/db/db.ts'
import { openPlay } from '../../../testing/play.ts'
import { grant } from '../../../testing/testPlayers.ts'
import { levelPointsOf } from '../../loyalty/public.ts'
import { insertPoints } from '../../loyalty/store.ts'
import { payWin, placeBet } from '../../play/public.ts'
import { bonusActions, onBonusSetup, openBonusSetup } from '../test/bonusSetup.ts'
import { closePastWeeks, payCashback } from './payCashback.ts'

const dayMs = 86_400_000

onBonusSetup((setup, makeApp) => {
  let loser: Awaited<ReturnType<typeof newPlayer>>
  const actions = bonusActions(() => loser.client)

  /** A player at level 5, which has a cashback of 3 %, with consent to promotions. */
  async function newPlayer(cents: bigint, persistent = 5000) {
    const player = await setup.player(cents)
    await setup.db.query('UPDATE players SET receive_promos = true WHERE id = $1', [player.id])
    if (persistent > 0)
      await setup.db.transaction((tx) => insertPoints(tx, player.id, { chargeable: 0, persistent }, setup.clock.now()))
    const session = await openPlay(setup.db, player.id, crypto.randomUUID())
    return { ...player, session }
  }

  /** Plays a round that is settled now; the stake uses real money first. */
  async function round(stake: bigint, win: bigint, player = loser): Promise<void> {
    const id = crypto.randomUUID()
    const order = { session: player.session, round: id, now: setup.clock.now() }
    await placeBet(setup.db, { ...order, transaction: `${id}:b`, amount: stake })
    await payWin(setup.db, { ...order, transaction: `${id}:w`, amount: win, finishesRound: true })
    await setup.drain()
  }
  /** A prize in euros, paid as real money. */
  const gift = (cents: bigint) =>
    setup.db.transaction((tx) =>
      setup.ledger.post(tx, {
        ...{ key: `prize:${loser.id}`, kind: 'prize', playerId: loser.id, at: setup.clock.now() },
        moves: [
          { account: { playerId: loser.id, kind: 'real', currency: 'EUR' }, amount: cents },
          { account: { kind: 'bonuses', currency: 'EUR' }, amount: -cents },
        ],
      }),
    )
  /** A session from a week ago has expired by then. */
  const nextWeek = async () => {
    setup.clock.move(7 * dayMs)
    loser = { ...loser, client: await setup.client(loser.id) }
  }
  const pay = (db: Db = setup.db) => payCashback({ ...setup, db, levelPointsOf })
  const given = async () =>
    (await actions.bonuses())
      .filter(({ group_key: key }: { group_key: string }) => key === 'cashback')
      .map(({ amount_cents: cents }: { amount_cents: number }) => cents)
  const told = async (id = loser.id) => ({
    notes: await setup.db.query<{ body: { text: string } }>('SELECT body FROM notifications WHERE player_id = $1', [
      id,
    ]),
    mails: await mailsTo(id),
  })
  const mailsTo = async (id: bigint) => {
    await setup.drain()
    const [player] = await setup.db.query<{ email: string }>('SELECT email FROM players WHERE id = $1', [id])
    return setup.mails.filter(({ template, to }) => template === 'cashback' && to === player?.email)
  }

  beforeEach(async () => {
    await pay()
    loser = await newPlayer(500_00n)
  })

  test('[BON-01] after the week, a share of the loss by level is granted as a gift, with a notification and a mail', async () => {
    await round(300_00n, 65_00n)
    await pay()
    expect(await given()).toEqual([])
    await nextWeek()
    await pay()
    // 3 % of 235.00.
    expect(await given()).toEqual([7_05])
    expect(await actions.newest()).toMatchObject({ stage: 'issued', activatable: true, wager: 3, strategy: 'personal' })
    const { notes, mails } = await told()
    expect([notes.map(({ body }) => body.text), mails.length]).toEqual([
      ['€7.05 for last week is waiting in your gifts.'],
      1,
    ])
    const { body: history } = await loser.client.get('/api/player/bonuses/events')
    expect(history.data.map(({ stage }: { stage: string }) => stage)).toEqual(['issued'])
  })

  test('[SAFE-02] a player without marketing consent gets the cashback and a notification on the site, but no mail', async () => {
    await setup.db.query('UPDATE players SET receive_promos = false WHERE id = $1', [loser.id])
    await round(100_00n, 0n)
    await nextWeek()
    await pay()
    expect(await given()).toEqual([3_00])
    const { notes, mails } = await told()
    expect([notes.length, mails.length]).toEqual([1, 0])
  })

  test('[SAFE-02] a player on a break gets no cashback, no notification and no mail, and none for that week later', async () => {
    await round(100_00n, 0n)
    await nextWeek()
    await setup.db.query(
      `INSERT INTO player_limits (player_id, type, period, status, created_at, disable_at)
       VALUES ($1, 'coolingoff', 'week', 'active', $2, $3)`,
      [loser.id, setup.clock.now(), new Date(setup.clock.now().getTime() + 7 * dayMs)],
    )
    await pay()
    await nextWeek()
    await pay()
    expect(await given()).toEqual([])
    const { notes, mails } = await told()
    expect([notes.length, mails.length]).toEqual([0, 0])
  })

  test('a job that is killed between two players still pays each of them once', async () => {
    const others = [await newPlayer(500_00n), await newPlayer(500_00n)]
    for (const one of [loser, ...others]) await round(100_00n, 0n, one)
    await nextWeek()
    let paid = 0
    const dying: Db = {
      ...setup.db,
      query: (text, params) => setup.db.query(text, params),
      transaction: (work) =>
        setup.db.transaction(async (tx) => {
          const answer = await work(tx)
          paid += 1
          if (paid === 2) throw new Error('killed')
          return answer
        }),
    }
    await expect(pay(dying)).rejects.toThrow('killed')
    const counts = () =>
      setup.db.query<{ cents: bigint }>(
        'SELECT sum(amount_cents)::bigint AS cents FROM cashbacks WHERE player_id = ANY ($1::bigint[]) GROUP BY player_id',
        [[loser, ...others].map(({ id }) => id)],
      )
    expect(await counts()).toHaveLength(1)
    await Promise.all([pay(), pay()])
    await pay()
    expect((await counts()).map(({ cents }) => cents)).toEqual([3_00n, 3_00n, 3_00n])
    for (const { id } of [loser, ...others]) {
      const { notes, mails } = await told(id)
      expect([notes.length, mails.length]).toEqual([1, 1])
    }
  })

  test('a round counts in the week it is settled in, even if its stake was placed before', async () => {
    const id = crypto.randomUUID()
    const order = { session: loser.session, round: id }
    await placeBet(setup.db, { ...order, transaction: `${id}:b`, amount: 100_00n, now: setup.clock.now() })
    await nextWeek()
    await pay()
    expect(await given()).toEqual([])
    const win = { ...order, transaction: `${id}:w`, amount: 0n, finishesRound: true }
    await payWin(setup.db, { ...win, now: setup.clock.now() })
    await nextWeek()
    await pay()
    expect(await given()).toEqual([3_00])
  })

  test('staked bonus money does not count, and money paid by bonuses is deducted', async () => {
    await round(100_00n, 0n)
    await grant(setup, loser.id, 'EUR', 'bonus', 50_00n)
    await round(450_00n, 0n)
    await setup.db.transaction((tx) =>
      setup.ledger.post(tx, {
        key: `bonus_won:${crypto.randomUUID()}`,
        kind: 'bonus_won',
        playerId: loser.id,
        at: setup.clock.now(),
        moves: [
          { account: { playerId: loser.id, kind: 'real', currency: 'EUR' }, amount: 200_00n },
          { account: { kind: 'bonuses', currency: 'EUR' }, amount: -200_00n },
        ],
      }),
    )
    await nextWeek()
    await pay()
    // They lost 500.00 of real money and bonuses paid them 200.00: 3 % of 300.00.
    expect(await given()).toEqual([9_00])
  })

  test('no cashback for a won week, a level without a rate, an amount below the minimum, or with bonuses switched off', async () => {
    const [winner, fresh, careful, none] = [
      await newPlayer(500_00n),
      await newPlayer(500_00n, 0),
      await newPlayer(500_00n),
      await newPlayer(500_00n),
    ]
    await round(100_00n, 100_01n, winner)
    await round(100_00n, 0n, fresh)
    await round(33_00n, 0n, careful)
    await round(100_00n, 0n, none)
    await setup.db.query('UPDATE players SET can_issue_bonuses = false WHERE id = $1', [none.id])
    await nextWeek()
    await pay()
    const ids = [winner, fresh, careful, none].map(({ id }) => id)
    const query = 'SELECT 1 FROM player_bonuses WHERE player_id = ANY ($1::bigint[])'
    expect(await setup.db.query(query, [ids])).toEqual([])
  })

  test('[BON-01] a win in one wallet is deducted from the loss in another: the week counts across all wallets', async () => {
    await grant(setup, loser.id, 'USD', 'real', 500_00n)
    const dollars = await openPlay(setup.db, loser.id, crypto.randomUUID(), 'USD')
    await round(200_00n, 0n)
    // 100 dollars are won, which are 92 euros.
    await round(100_00n, 200_00n, { ...loser, session: dollars })
    await nextWeek()
    await pay()
    // 3 % of 200.00 - 92.00.
    expect(await given()).toEqual([3_24])
    const [stored] = await setup.db.query('SELECT lost_cents, covered_cents FROM cashbacks WHERE player_id = $1', [
      loser.id,
    ])
    expect(stored).toEqual({ lost_cents: 200_00n, covered_cents: 92_00n })
  })

  test('no cashback for a week whose loss in one wallet equals the win in another', async () => {
    await grant(setup, loser.id, 'USD', 'real', 500_00n)
    const dollars = await openPlay(setup.db, loser.id, crypto.randomUUID(), 'USD')
    await round(92_00n, 0n)
    await round(100_00n, 200_00n, { ...loser, session: dollars })
    await nextWeek()
    await pay()
    expect(await given()).toEqual([])
  })

  test('a week is paid five minutes after its end on Monday, from the smallest amount on', async () => {
    // 3 % of 33.34 are 1.00.
    await round(33_34n, 0n)
    const untilPaidMs = 5.5 * dayMs + 5 * 60_000
    setup.clock.move(untilPaidMs - 1)
    const paid = async () => {
      await pay()
      loser = { ...loser, client: await setup.client(loser.id) }
      return given()
    }
    expect(await paid()).toEqual([])
    setup.clock.move(1)
    expect(await paid()).toEqual([1_00])
    setup.clock.move(7 * dayMs - untilPaidMs)
  })

  test('a gift in one wallet is deducted from the loss in another', async () => {
    await grant(setup, loser.id, 'USD', 'real', 500_00n)
    const dollars = await openPlay(setup.db, loser.id, crypto.randomUUID(), 'USD')
    await round(200_00n, 0n, { ...loser, session: dollars })
    await gift(92_00n)
    await nextWeek()
    await pay()
    // 92 euros are 100 dollars: 3 % of 200.00 - 100.00.
    expect(await given()).toEqual([3_00])
  })

  test('gifts and wins in several wallets are deducted together', async () => {
    await grant(setup, loser.id, 'USD', 'real', 500_00n)
    const dollars = await openPlay(setup.db, loser.id, crypto.randomUUID(), 'USD')
    await round(200_00n, 0n)
    await round(100_00n, 200_00n, { ...loser, session: dollars })
    await gift(50_00n)
    await nextWeek()
    await pay()
    // 100 dollars are 92 euros: 3 % of 200.00 - 50.00 - 92.00.
    expect(await given()).toEqual([1_74])
  })

  test('a casino that has paid no week yet pays only the last one', async () => {
    await round(100_00n, 0n)
    await nextWeek()
    await round(200_00n, 0n)
    await nextWeek()
    await setup.db.query('DELETE FROM cashback_weeks')
    await pay()
    expect(await given()).toEqual([6_00])
  })

  test('a platform that was down for three weeks pays each of them', async () => {
    await round(100_00n, 0n)
    await nextWeek()
    await round(200_00n, 0n)
    await nextWeek()
    await nextWeek()
    await pay()
    expect(await given()).toEqual([6_00, 3_00])
  })

  test('a new casino pays no cashback for weeks before it opened', async () => {
    const opened = await openBonusSetup(makeApp)
    await closePastWeeks(opened.db, opened.clock.now())
    const weeks = async () => opened.db.query('SELECT brand, starts_at FROM cashback_weeks ORDER BY brand')
    const closed = await weeks()
    expect(closed).toContainEqual({ brand: 'apogee', starts_at: new Date('2026-03-02T00:00:00Z') })
    expect(closed).toContainEqual({ brand: 'apogee-ee', starts_at: new Date('2026-03-01T22:00:00Z') })
    opened.clock.move(7 * dayMs)
    await closePastWeeks(opened.db, opened.clock.now())
    expect(await weeks()).toEqual(closed)
  })
})
