import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../../core/db/db.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { seedCatalogue } from '../seedCatalogue.ts'
import { loadCatalogue } from '../store.ts'
import { catalogueSource, sourceVersion } from './catalogueSource.ts'
import { type GameFile, gameFile } from './gameFiles.ts'

const game = {
  studio: 'north-star',
  identifier: 'PolarNight',
  title: 'Polar Night',
  categories: ['slots', 'new'],
  badges: ['new'],
  currencies: ['EUR', 'CAD'],
  demo: true,
  picture: 'https://pictures.north.example/polar.webp',
  rtp: 96.5,
  volatility: 'high',
  hit_rate: 24.5,
  max_win: 5000,
  released: '2026-11-01',
  popularity: 10,
  launch: { code: 'ns_polar' },
  markets: { except: ['US'], licences: ['CW'] },
  certificates: [{ laboratory: 'Test House', number: 'TH-7', date: '2026-10-20' }],
}
const list = (games: readonly object[]) => ({
  partner: 'hub',
  studios: [{ id: 'north-star', title: 'North Star' }],
  games,
})
const files = (games: readonly object[]): ReadonlyMap<string, GameFile> =>
  new Map([['hub', gameFile.parse(list(games))]])

describe('games that files list', () =>
  onEachEngine((open) => {
    let db: Db
    beforeAll(async () => {
      db = await open()
    })
    afterAll(() => db.close())

    const seed = async (games: readonly object[]) => {
      await seedCatalogue(db, catalogueSource(files(games), null))
      return loadCatalogue(db)
    }

    test('[GAME-01][GAME-02][GAME-03] a row becomes a game with all that it states', async () => {
      const { games, studios } = await seed([game])
      expect(studios).toEqual([{ id: 'north-star', title: 'North Star' }])
      expect(games).toMatchObject([
        {
          no: 1,
          identifier: 'north-star/PolarNight',
          seo_title: 'polar-night',
          provider: 'north-star',
          partner: 'hub',
          categories: ['slots', 'new'],
          badges: [{ type: 'new', theme: 'win' }],
          payout: '96.50',
          hit_rate: '24.5',
          volatility_rating: 'high',
          currencies: { FUN: { jackpot: null }, EUR: { jackpot: null }, CAD: { jackpot: null } },
          engine: 'other-slots',
          details: {
            launch: { code: 'ns_polar' },
            picture: 'https://pictures.north.example/polar.webp',
            max_win: 5000,
            markets: { except: ['US'], licences: ['CW'] },
            certificates: [{ laboratory: 'Test House', number: 'TH-7', date: '2026-10-20' }],
          },
        },
      ])
    })

    test('a game keeps its number when others come and go', async () => {
      const second = { ...game, identifier: 'Second', title: 'Second' }
      await seed([game])
      await seed([second, game])
      const without = await seed([second])
      expect(without.games.map(({ identifier, no }) => [identifier, no])).toEqual([['north-star/Second', 2]])
      const again = await seed([{ ...game, identifier: 'Third', title: 'Third' }, game, second])
      expect(Object.fromEntries(again.games.map(({ identifier, no }) => [identifier, no]))).toEqual({
        'north-star/PolarNight': 1,
        'north-star/Second': 2,
        'north-star/Third': 3,
      })
    })
  }))

test('the version changes with a row, and the generated games come from their own file alone', () => {
  const version = sourceVersion(files([game]), 100)
  expect(sourceVersion(files([game]), 100)).toBe(version)
  expect(sourceVersion(files([{ ...game, rtp: 94 }]), 100)).not.toBe(version)
  expect(catalogueSource(files([game]), 100).games).toHaveLength(1)
  const withGenerated = new Map([...files([game]), ['generated', gameFile.parse({ generated: true, sample: true })]])
  expect(catalogueSource(withGenerated, 100).games).toHaveLength(101)
})

test.each([
  ['neither a partner nor generated', { games: [] }, 'either "generated": true or a partner'],
  ['a partner of generated games', { partner: 'hub', generated: true }, 'either "generated": true or a partner'],
  ['our own studio as partner', { partner: 'apogee' }, 'apogee is our own studio'],
  ['a country that is none', list([{ ...game, markets: { only: ['XX'] } }]), 'XX is not the code of a country'],
  ['a picture without HTTPS', list([{ ...game, picture: 'http://a.example/p.png' }]), 'begins with https://'],
  ['a return above 100', list([{ ...game, rtp: 101 }]), '100'],
  ['a day that is none', list([{ ...game, released: '2026-02-30' }]), 'must be a date'],
  ['more lines than a column can hold', list([{ ...game, lines: 3_000_000_000 }]), 'Too big'],
  ['a title that the database cannot store', list([{ ...game, title: 'Polar\u0000' }]), 'control characters'],
  ['a code with half a character', list([{ ...game, launch: { code: '\ud83d' } }]), 'control characters'],
  ['an identifier with a slash', list([{ ...game, identifier: 'a/b' }]), 'must be of letters'],
] as const)('%s is refused', (_, value, reason) => {
  const read = gameFile.safeParse(value)
  expect(read.error?.issues.map(({ message }) => message).join()).toContain(reason)
})
