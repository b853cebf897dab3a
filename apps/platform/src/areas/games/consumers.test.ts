import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onEachEngine } from '../../testing/databases.ts'
import { GamesSetup, type TestPlayer } from './test/gamesSetup.ts'

describe('settled rounds', () =>
  onEachEngine((open) => {
    let setup: GamesSetup
    let player: TestPlayer
    let session: string
    beforeAll(async () => {
      setup = await GamesSetup.open(open)
    })
    afterAll(() => setup.db.close())
    beforeEach(async () => {
      player = await setup.player(10_00n)
      session = await setup.play(player)
    })

    let rounds = 0
    const round = async (bet: number, wins: number[], isFinished = true) => {
      rounds += 1
      const round_id = `settled-${rounds}`
      const base = { session, round_id }
      await setup.wallet('bet', { ...base, transaction_id: `${round_id}-bet`, amount_cents: bet })
      for (const [n, amount_cents] of wins.entries()) {
        const round_finished = isFinished && n === wins.length - 1
        await setup.wallet('win', { ...base, transaction_id: `${round_id}-win-${n}`, amount_cents, round_finished })
      }
    }
    const shown = () => setup.published.filter(({ channel }) => channel === 'public:wins').map(({ data }) => data)

    test('[WIRE-06] a win above the stake is published to all visitors once, under a masked name', async () => {
      setup.published.length = 0
      await round(200, [150, 100])
      await setup.settle()
      await setup.settle()
      expect(shown()).toEqual([
        {
          player: { nickname: 'St***' },
          round: { bet: 200, win: 250, currency: 'EUR' },
          game: { identifier: 'brasswing/EmberWyrm' },
        },
      ])
    })

    test.each([
      ['lost', 200, [0], true],
      ['won less than was staked', 200, [150], true],
      ['won just the stake', 200, [200], true],
      ['is not finished', 100, [500], false],
    ])('[SAFE-09] a round that %s is not published', async (_, bet, wins, isFinished) => {
      setup.published.length = 0
      await round(bet, wins, isFinished)
      await setup.settle()
      expect(shown()).toEqual([])
    })

    test('[LOB-19] a settled round moves its game to the front of the recently played', async () => {
      setup.clock.move(1000)
      await setup.play(player, '/games/paper-lantern/PaperMoon/129')
      setup.clock.move(1000)
      await round(100, [0])
      const at = setup.clock.now().toISOString()
      await setup.settle()
      const played = await (await setup.request('GET', '/api/player/played_games', { as: player })).json()
      expect(played).toMatchObject([
        { identifier: 'brasswing/EmberWyrm', last_activity_at: at },
        { identifier: 'paper-lantern/PaperMoon' },
      ])
    })
  }))
