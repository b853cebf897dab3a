import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../core/db/db.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { fund, openPlay, placeBetAsBefore } from '../../testing/play.ts'
import { testNow } from '../../testing/testApp.ts'
import { openHundredths } from './openStakes.ts'
import { payWin, placeBet, rollBackBet } from './public.ts'
import { openRoundsPlaced, roundsOf, roundsPlaced } from './roundSums.ts'
import { stakedBetween } from './stakedBetween.ts'
import { uncountedAmong } from './uncountedAmong.ts'

const at = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)
const game = 'brasswing/EmberWyrm'

onEachEngine((open) => {
  let db: Db
  const player_id = 7n
  beforeAll(async () => {
    db = await open()
    await fund(db, player_id, { real: 100n, bonus: 50n })
    const session = await openPlay(db, player_id, 's')
    const bet = (round: string, minutes: number, amount: bigint, place = placeBet) =>
      place(db, { session, round, transaction: `${round}-${minutes}`, amount, now: at(minutes) })
    const win = (round: string, minutes: number, amount: bigint) =>
      payWin(db, { session, round, transaction: `${round}-w`, amount, finishesRound: true, now: at(minutes) })
    await bet('won', 0, 30n)
    await win('won', 1, 10n)
    await bet('open', 2, 20n)
    await bet('before', 3, 5n, placeBetAsBefore)
    await bet('back', 4, 1n)
    await bet('back', 5, 2n)
    for (const [round, minutes] of [['back', 5] as const, ['before', 3] as const])
      await rollBackBet(db, {
        ...{ session, round, now: at(6) },
        transaction: `${round}-r`,
        original: `${round}-${minutes}`,
      })
  })
  afterAll(() => db.close())

  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted()

  test('a round is read with the real money that counts: of an open one only what cannot be rolled back', async () => {
    const about = { player_id, currency: 'EUR', game }
    expect((await roundsOf(db, ['won', 'open', 'won', 'none'])).toSorted((a, b) => (a.id < b.id ? 1 : -1))).toEqual([
      {
        ...{ ...about, id: 'won', is_open: false, bet_cents: 30n, win_cents: 10n },
        ...{ placed_at: at(0), staked_at: at(0), won_at: at(1) },
      },
      {
        ...{ ...about, id: 'open', is_open: true, bet_cents: 0n, win_cents: 0n },
        ...{ placed_at: null, staked_at: null, won_at: null },
      },
    ])
  })

  test('rounds are found by the period they started in, its end excluded', async () => {
    const open = await openRoundsPlaced(db, at(0), at(4))
    expect(open).toEqual([{ player_id, currency: 'EUR', game, placed_at: at(2) }])
    expect(await openRoundsPlaced(db, at(3), at(4))).toEqual([])
    expect((await roundsPlaced(db, player_id, at(0), at(4))).toSorted()).toEqual(['before', 'open', 'won'])
    expect(ids(await roundsOf(db, await roundsPlaced(db, player_id, at(1), at(3))))).toEqual(['open'])
    expect(await roundsPlaced(db, 8n, at(0), at(9))).toEqual([])
  })

  test('stakes of open rounds that will count are added up, and the stakes of a period by player and game', async () => {
    const wallet = { playerId: player_id, currency: 'EUR' }
    expect(await openHundredths(db, { ...wallet, from: at(0), until: at(9) })).toBe(2100n)
    expect(await openHundredths(db, { ...wallet, from: at(3), until: at(9) })).toBe(100n)
    const sum = (cents: bigint, rounds: number) => [{ player_id, currency: 'EUR', cents, rounds }]
    expect(await stakedBetween(db, { from: at(0), to: at(9), games: null })).toEqual(sum(51n, 3))
    expect(await stakedBetween(db, { from: at(1), to: at(4), games: [game] })).toEqual(sum(20n, 1))
    expect(await stakedBetween(db, { from: at(0), to: at(9), games: ['a/Other'] })).toEqual([])
  })

  test('of rolled-back bets those have not counted that count only at the end of their round', async () => {
    expect(await uncountedAmong(db, ['back-r', 'before-r'])).toEqual(new Set(['back-r']))
    expect(await uncountedAmong({ query: () => Promise.reject(new Error('nothing to look up')) }, [])).toEqual(
      new Set(),
    )
  })
})
