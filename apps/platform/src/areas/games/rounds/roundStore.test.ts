import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onEachEngine } from '../../../testing/databases.ts'
import { GamesSetup } from '../test/gamesSetup.ts'
import { listRounds } from './roundStore.ts'

describe('rounds', () =>
  onEachEngine((open) => {
    let setup: GamesSetup
    beforeAll(async () => {
      setup = await GamesSetup.open(open)
    })
    afterAll(() => setup.db.close())

    test('[SAFE-07] rounds are listed newest first in pages, each with its result', async () => {
      const player = await setup.player(10_00n)
      const session = await setup.play(player)
      const play = async (n: number, win_cents: number | null) => {
        const round_id = `round-${player.id}-${n}`
        // Two rounds have the same time: pages must not lose or repeat one of them.
        if (n % 2 === 0) setup.clock.move(1000)
        await setup.wallet('bet', { session, round_id, transaction_id: `${round_id}-bet`, amount_cents: 100 })
        if (win_cents === null) return
        const body = {
          session,
          round_id,
          transaction_id: `${round_id}-win`,
          amount_cents: win_cents,
          round_finished: true,
        }
        await setup.wallet('win', body)
      }
      for (const [n, win] of [0, 250, 0, null, 30].entries()) await play(n, win)

      const first = await listRounds(setup.db, player.id, 3)
      const { startedAt, id } = first.at(-1)!
      const second = await listRounds(setup.db, player.id, 3, { startedAt, id })
      expect([...first, ...second].map((round) => round.id.split('-').at(-1))).toEqual(['4', '3', '2', '1', '0'])
      expect(second[0]).toEqual({
        id: `round-${player.id}-1`,
        identifier: 'brasswing/EmberWyrm',
        currency: 'EUR',
        bet: 100n,
        win: 250n,
        freeWin: null,
        jackpot: 0n,
        state: 'finished',
        startedAt: expect.any(Date),
        finishedAt: expect.any(Date),
        balanceAfter: 1050n,
      })
    })

    test('[SEC-12] rounds of another player are not listed', async () => {
      const stranger = await setup.player()
      expect(await listRounds(setup.db, stranger.id, 10)).toEqual([])
    })
  }))
