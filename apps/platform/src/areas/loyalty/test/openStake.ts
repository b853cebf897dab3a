import { expect } from 'vitest'
import { openPlay } from '../../../testing/play.ts'
import type { TestApp } from '../../../testing/testApp.ts'
import { payWin, placeBet, rollBackBet } from '../../play/public.ts'

export interface StakedWhere {
  readonly currency?: string
  readonly game?: string
  readonly place?: typeof placeBet
}

let made = 0

/** Places a stake of real money in a new session and round. Returns functions that finish the round or roll it back. */
export async function openStake(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  player: bigint,
  amount: bigint,
  { currency = 'EUR', game = 'a/Slot', place = placeBet }: StakedWhere = {},
) {
  made += 1
  const session = await openPlay(db, player, `points-${player}-${made}`, currency, game)
  const round = `${session}-round`
  const order = (kind: string) => ({ session, round, now: clock.now(), transaction: `${round}-${kind}` })
  expect(await place(db, { ...order('bet'), amount })).toMatchObject({ ok: true })
  return {
    finish: async () =>
      expect(await payWin(db, { ...order('win'), amount: 0n, finishesRound: true })).toMatchObject({ ok: true }),
    rollBack: () => rollBackBet(db, { ...order('back'), original: `${round}-bet` }),
  }
}
