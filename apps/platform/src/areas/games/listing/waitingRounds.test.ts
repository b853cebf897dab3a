import { api } from '@apogee/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onEachEngine } from '../../../testing/databases.ts'
import { gameFixture, sourceFixture } from '../gameFixture.ts'
import { GamesSetup, type TestPlayer } from '../test/gamesSetup.ts'

const quill = gameFixture(10, 'Quill Roulette', { provider: 'quillfeather', theme: 'roulette', engine: 'roulette' })
const source = {
  ...sourceFixture,
  studios: [...sourceFixture.studios, { id: 'quillfeather', title: 'Quillfeather' }],
  games: [...sourceFixture.games, quill],
}

describe('games of a player', () =>
  onEachEngine((open) => {
    let setup: GamesSetup
    beforeAll(async () => {
      setup = await GamesSetup.open(open, source)
    })
    afterAll(() => setup.db.close())

    const json = async (response: Response): Promise<unknown> => response.json()
    const select = async (game_ids: readonly string[], as?: TestPlayer) =>
      api['games.select'].answers[200].parse(
        await json(await setup.request('POST', '/api/games_filter/select', { body: { game_ids }, ...(as && { as }) })),
      )

    test('[LOB-19] [SAFE-06] a game with an unfinished round is first and names its currency until the round is finished', async () => {
      const player = await setup.player(10_00n)
      const session = await setup.play(player)
      const base = { session, round_id: 'waiting' }
      await setup.wallet('bet', { ...base, transaction_id: 'waiting-bet', amount_cents: 100 })
      setup.clock.move(1000)
      await setup.play(player, '/games/paper-lantern/PaperMoon/129')
      const played = async () => {
        const body = await json(await setup.request('GET', '/api/player/played_games', { as: player }))
        return api['games.played'].answers[200].parse(body).map(({ identifier }) => identifier)
      }
      const ids = ['brasswing/EmberWyrm', 'paper-lantern/PaperMoon']
      expect(await played()).toEqual(ids)
      const games = await select(ids, player)
      expect(ids.map((id) => games[id]?.unfinished_games_for)).toEqual([['EUR'], []])
      expect((await select(ids))['brasswing/EmberWyrm']?.unfinished_games_for).toEqual([])

      await setup.wallet('win', { ...base, transaction_id: 'waiting-win', amount_cents: 0, round_finished: true })
      expect(await played()).toEqual(ids.toReversed())
      expect((await select(ids, player))['brasswing/EmberWyrm']?.unfinished_games_for).toEqual([])
    })

    test('[GAME-05] [GAME-06] missing profile details that the provider requires prevent real play, but not the demo', async () => {
      const player = await setup.player(10_00n)
      await setup.db.query('UPDATE players SET nickname = NULL WHERE id = $1', [player.id])
      const visit = async (currency: string) => {
        const id = (await select(['quillfeather/QuillRoulette']))['quillfeather/QuillRoulette']?.currencies[currency]
          ?.id
        const response = await setup.request('GET', `/games/quillfeather/QuillRoulette/${id}`, { as: player })
        return { status: response.status, html: await response.text() }
      }
      const refused = await visit('EUR')
      expect(refused.status).toBe(422)
      expect(refused.html).toContain('"type":"error","reason":"profile_incomplete"')
      expect((await visit('FUN')).status).toBe(200)
      await setup.db.query(`UPDATE players SET nickname = 'Starling' WHERE id = $1`, [player.id])
      expect((await visit('EUR')).status).toBe(200)
    })

    test('similar games: the same theme and engine come before the same studio, and the game itself is excluded', async () => {
      const like = async (query: string) => json(await setup.request('GET', `/api/games/similar?${query}`))
      const games = api['games.similar'].answers[200].parse(
        await like('identifier=paper-lantern/MoonlitHarbour&limit=4'),
      )
      // The first two have the same theme, engine and studio; then popularity decides.
      expect(games.map(({ identifier }) => identifier)).toEqual([
        'paper-lantern/EmberWyrm',
        'paper-lantern/PaperMoon',
        'brasswing/EmberWyrm',
        'nordlicht/CaféGrößenwahn',
      ])
      const titles = async (device: string) =>
        api['games.similar'].answers[200]
          .parse(await like(`identifier=brasswing/EmberWyrm&limit=8&device=${device}`))
          .map(({ title }) => title)
      expect(await titles('desktop')).toContain('Desk Only')
      expect(await titles('mobile')).not.toContain('Desk Only')
      expect((await setup.request('GET', '/api/games/similar?identifier=no/Such')).status).toBe(404)
    })
  }))
