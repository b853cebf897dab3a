import { defineArea } from '../../core/area.ts'
import { kept } from '../../core/personalData/personalTable.ts'
import { tournamentBanners } from './banners/tournamentBanners.ts'
import { announceTimer } from './definitions/announceTimer.ts'
import { competitionOrders } from './definitions/competitionOrders.ts'
import { announceTournaments } from './definitions/defineTournaments.ts'
import { tournamentFile } from './definitions/tournamentFile.ts'
import { finalTimers } from './finals/closeTournaments.ts'
import { tournamentsHandlers } from './handlers.ts'
import { tournamentMails } from './mailKinds.ts'
import { notificationTimer } from './notifications/notifyParticipants.ts'
import { prizesConsumer } from './prizes/payWinners.ts'
import { removeOrder } from './removePlayer.ts'
import { placesTimer } from './standings/recordPlaces.ts'
import { scoreConsumer } from './standings/scoreConsumer.ts'
import { openStandings } from './standings/standings.ts'

export const tournamentsArea = defineArea({
  name: 'tournaments',
  handlers: tournamentsHandlers,
  consumers: (parts) => [scoreConsumer(parts), prizesConsumer(parts)],
  services: ({ db, realtime, clock, log }) => ({
    standings: openStandings({
      db,
      realtime,
      clock,
      onError: (err) => log.error({ err }, 'leaderboard publish failed, all rows are sent again with the next change'),
    }),
  }),
  close: ({ standings }) => standings.close(),
  timers: (parts) => [announceTimer(parts), notificationTimer(parts), placesTimer(parts), ...finalTimers(parts)],
  seed: announceTournaments,
  config: { 'competitions/tournaments/': tournamentFile },
  banners: tournamentBanners,
  operatorCommands: [...competitionOrders, removeOrder],
  mails: tournamentMails,
  personalData: [
    ...kept(['tournament_players', 'tournament_rounds', 'tournament_late_rollbacks']),
    ...kept(['competition_awards', 'tournament_winners']),
  ],
  tables: [
    'tournaments',
    'tournament_players',
    'tournament_tables',
    'tournament_rounds',
    'tournament_rates',
    'tournament_late_rollbacks',
    'competition_awards',
    'tournament_winners',
    'tournament_news',
  ],
})
