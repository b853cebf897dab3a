import { defineArea } from '../../core/area.ts'
import { erased, kept } from '../../core/personalData/personalTable.ts'
import { gameFileFaults } from './catalogue/gameFileFaults.ts'
import { gameFile, gamesFolder } from './catalogue/gameFiles.ts'
import { gamesConsumer } from './consumers.ts'
import { gamePaths } from './gamePaths.ts'
import { gamesHandlers } from './handlers.ts'
import { followGameFiles, unfollowGameFiles } from './launch/followGameFiles.ts'
import { openGames, seedGames } from './launch/openGames.ts'
import { smallestStakesTimer } from './launch/smallestStakes.ts'
import { openIndex } from './listing/openIndex.ts'
import { returnRows } from './listing/returns.ts'

export const gamesArea = defineArea({
  name: 'games',
  handlers: gamesHandlers,
  seed: ({ db, config }) => seedGames(db, config.catalogueGames),
  services: async ({ db, partners }) => {
    const catalogue = await openGames(db, partners)
    return {
      catalogue,
      shelves: () => catalogue.index,
      categoriesOf: (game: string) => catalogue.index.byIdentifier.get(game)?.row.categories ?? [],
    }
  },
  refresh: ({ catalogue }) => catalogue.refresh(),
  start: followGameFiles,
  close: unfollowGameFiles,
  contentFaults: gameFileFaults,
  // A search engine's country is unknown, so games of some countries alone are left out.
  listedPaths: async ({ catalogue, db }, { id, licence }) =>
    gamePaths(await openIndex({ catalogue, db, brand: id, licence, country: null, player: null })),
  consumers: (parts) => [gamesConsumer(parts)],
  config: { [`${gamesFolder}/`]: gameFile },
  pages: { 'game-returns': { rows: returnRows } },
  timers: ({ db, studio }) => [smallestStakesTimer(db, studio, () => Date.now())],
  personalData: [
    ...erased(['favorite_games', 'played_games', 'latest_wins', 'play_clocks']),
    // A studio may still report a late win under the name it has for the player.
    ...kept(['studio_players']),
  ],
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
    'studio_rewards',
    'studio_players',
  ],
})
