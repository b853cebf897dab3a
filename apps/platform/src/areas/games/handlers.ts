import type { Handlers } from '../../core/http/handler.ts'
import { countFacets } from './countFacets.ts'
import { addFavorite, listFavorites, removeFavorite } from './favorites.ts'
import { filterGames } from './filterGames.ts'
import { latestWinners } from './latestWinners.ts'
import { launchGame } from './launchGame.ts'
import { listCollections, listProviders } from './listGroups.ts'
import { listLiveTables } from './listLiveTables.ts'
import { playedGames } from './playedGames.ts'
import { randomGame } from './randomGame.ts'
import { roundFairness } from './roundFairness.ts'
import { exportRounds, listHistory, listOwnRounds, sumOwnRounds } from './roundHistory.ts'
import { selectGames, selectGamesBySeoTitles } from './selectGames.ts'
import type {} from './services.ts'
import { similarGames } from './similarGames.ts'
import { walletHandlers } from './wallet/handlers.ts'

export const gamesHandlers = {
  'games.filter': filterGames,
  'games.facets': countFacets,
  'games.select': selectGames,
  'games.selectBySeoTitles': selectGamesBySeoTitles,
  'games.collections': listCollections,
  'games.providers': listProviders,
  'games.random': randomGame,
  'games.played': playedGames,
  'games.favorites': listFavorites,
  'games.addFavorite': addFavorite,
  'games.removeFavorite': removeFavorite,
  'games.similar': similarGames,
  'games.fairness': roundFairness,
  'games.rounds': listOwnRounds,
  'games.history': listHistory,
  'games.roundSums': sumOwnRounds,
  'games.exportRounds': exportRounds,
  'games.latestWinners': latestWinners,
  'games.liveTables': listLiveTables,
  'games.launch': launchGame,
  ...walletHandlers,
} satisfies Partial<Handlers>
