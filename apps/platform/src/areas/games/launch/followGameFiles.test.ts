import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onEachEngine } from '../../../testing/databases.ts'
import { type GameFile, gameFile } from '../catalogue/gameFiles.ts'
import { GamesSetup } from '../test/gamesSetup.ts'
import { followGameFiles, unfollowGameFiles } from './followGameFiles.ts'

const listing = (...titles: string[]): ReadonlyMap<string, GameFile> =>
  new Map([
    [
      'hub',
      gameFile.parse({
        partner: 'hub',
        studios: [{ id: 'north', title: 'North' }],
        games: titles.map((title) => ({
          studio: 'north',
          identifier: title,
          title,
          categories: ['slots'],
          currencies: ['EUR'],
          released: '2026-11-01',
          launch: { code: title },
        })),
      }),
    ],
  ])

describe('lists of games that change while the server runs', () =>
  onEachEngine((open) => {
    let setup: GamesSetup
    beforeAll(async () => {
      setup = await GamesSetup.open(open)
    })
    afterAll(() => setup.db.close())

    test('a new list replaces the catalogue, without a restart; an error and an unreadable folder are retried', async () => {
      let files = listing('One')
      const failed: unknown[] = []
      let isBroken = false
      let isUnreadable = false
      const db = new Proxy(setup.db, {
        get: (target, name) => {
          if (name === 'transaction' && isBroken)
            return async () => {
              throw new Error('no connection')
            }
          return Reflect.get(target, name)
        },
      })
      const parts = {
        db,
        config: { catalogueGames: null } as never,
        catalogue: setup.catalogue,
        log: { info: () => undefined, error: (details: unknown) => failed.push(details) } as never,
      }
      const titles = () => setup.catalogue.index.all.map(({ row }) => row.title).sort()
      const read = () => {
        if (isUnreadable) throw new Error('EACCES: permission denied, scandir')
        return files
      }
      followGameFiles(parts, { read, everyMs: 10 })
      try {
        expect(titles()).toHaveLength(9)
        files = listing('One', 'Two')
        await expect.poll(titles).toEqual(['One', 'Two'])
        isBroken = true
        files = listing('Two', 'Three')
        await expect.poll(() => failed.length).toBeGreaterThan(1)
        expect(titles()).toEqual(['One', 'Two'])
        isBroken = false
        await expect.poll(titles).toEqual(['Three', 'Two'])
        const before = failed.length
        isUnreadable = true
        await expect.poll(() => failed.length).toBeGreaterThan(before + 1)
        files = listing('Four')
        isUnreadable = false
        await expect.poll(titles).toEqual(['Four'])
      } finally {
        unfollowGameFiles(parts)
      }
    })
  }))
