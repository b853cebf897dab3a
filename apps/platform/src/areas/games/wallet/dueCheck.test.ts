import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onEachEngine } from '../../../testing/databases.ts'
import { GamesSetup } from '../test/gamesSetup.ts'

describe('the seamless wallet', () =>
  onEachEngine((open) => {
    let setup: GamesSetup
    beforeAll(async () => {
      setup = await GamesSetup.open(open)
    })
    afterAll(() => setup.db.close())

    test('[SAFE-04] a due reality check rejects new rounds with its own code, and the pages show the check', async () => {
      const player = await setup.player(10_00n)
      const session = await setup.play(player)
      let bets = 0
      const bet = (round_id: string) => {
        bets += 1
        return setup.wallet('bet', { session, round_id, transaction_id: `due-bet-${bets}`, amount_cents: 100 })
      }
      await bet('due-begun')
      await setup.db.query(
        `WITH held AS (
           INSERT INTO player_limits (player_id, type, period, status, created_at, holds_play)
           VALUES ($1, 'reality_check', '60', 'active', $2, true))
         INSERT INTO play_clocks (player_id, started_at, counted_from, seen_at, asked_at)
         VALUES ($1, $2::timestamptz, $2, $2, $2::timestamptz - interval '1 minute')
         ON CONFLICT (player_id) DO UPDATE SET seen_at = excluded.seen_at, asked_at = excluded.asked_at`,
        [player.id, setup.clock.now()],
      )
      expect(await bet('due-next')).toMatchObject({ status: 422, body: { error: { code: 'reality_check_due' } } })
      const heard = setup.published.filter(({ channel }) => channel === 'game_limits').map(({ data }) => data)
      expect(heard.at(-1)).toEqual({ reason: 'trigger_reality_check', game: expect.any(String) })
      // A started round can be finished, including a double.
      expect((await bet('due-begun')).status).toBe(200)
      const won = { session, round_id: 'due-begun', transaction_id: 'due-win', amount_cents: 0, round_finished: true }
      expect((await setup.wallet('win', won)).status).toBe(200)
    })
  }))
