import type { Handlers } from '../../core/http/handler.ts'
import { launchGame } from './launch/launchGame.ts'
import { countFacets } from './listing/countFacets.ts'
import { addFavorite, listFavorites, removeFavorite } from './listing/favorites.ts'
import { filterGames } from './listing/filterGames.ts'
import { gameSheet } from './listing/gameSheet.ts'
import { latestWinners } from './listing/latestWinners.ts'
import { listCollections, listProviders } from './listing/listGroups.ts'
import { listLiveTables } from './listing/listLiveTables.ts'
import { playedGames } from './listing/playedGames.ts'
import { randomGame } from './listing/randomGame.ts'
import { listReturns } from './listing/returns.ts'
import { selectGames, selectGamesBySeoTitles } from './listing/selectGames.ts'
import { similarGames } from './listing/similarGames.ts'
import { revealRound, roundFairness, sharedRound } from './rounds/roundFairness.ts'
import { exportRounds, listHistory, listOwnRounds, sumOwnRounds } from './rounds/roundHistory.ts'
import type {} from './services.ts'
import { aggregatorHandlers } from './wallet/aggregatorHandlers.ts'
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
  'games.sheet': gameSheet,
  'games.fairness': roundFairness,
  'games.reveal': revealRound,
  'games.receipt': sharedRound,
  'games.rounds': listOwnRounds,
  'games.history': listHistory,
  'games.roundSums': sumOwnRounds,
  'games.exportRounds': exportRounds,
  'games.latestWinners': latestWinners,
  'games.liveTables': listLiveTables,
  'content.gameReturns': listReturns,
  'games.launch': launchGame,
  ...walletHandlers,
  ...aggregatorHandlers,
} satisfies Partial<Handlers>
