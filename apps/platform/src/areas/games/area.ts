import { defineArea } from '../../core/area.ts'
import { erased } from '../../core/personalData/personalTable.ts'
import { gamesConsumer } from './consumers.ts'
import { gamePaths } from './gamePaths.ts'
import { gamesHandlers } from './handlers.ts'
import { openGames, seedGames } from './launch/openGames.ts'
import { smallestStakesTimer } from './launch/smallestStakes.ts'
import { returnRows } from './listing/returns.ts'

export const gamesArea = defineArea({
  name: 'games',
  handlers: gamesHandlers,
  seed: ({ db, config }) => seedGames(db, config.catalogueGames),
  services: async ({ db }) => {
    const catalogue = await openGames(db)
    return {
      catalogue,
      shelves: () => catalogue.index,
      categoriesOf: (game: string) => catalogue.index.byIdentifier.get(game)?.row.categories ?? [],
    }
  },
  refresh: ({ catalogue }) => catalogue.refresh(),
  listedPaths: ({ catalogue }) => gamePaths(catalogue.index),
  consumers: (parts) => [gamesConsumer(parts)],
  pages: { 'game-returns': { rows: returnRows } },
  timers: ({ db, studio }) => [smallestStakesTimer(db, studio, () => Date.now())],
  personalData: [...erased(['favorite_games', 'played_games', 'latest_wins', 'play_clocks'])],
  tables: [
    'studios',
    'games',
    'collections',
    'catalogue_seed',
    'favorite_games',
    'played_games',
    'latest_wins',
    'smallest_stakes',
    'play_clocks',
  ],
})
