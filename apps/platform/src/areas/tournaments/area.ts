import { defineArea } from '../../core/area.ts'
import { tournamentsHandlers } from './handlers.ts'
import { tournamentMails } from './mailKinds.ts'
import { openStandings } from './standings/standings.ts'

export const tournamentsArea = defineArea({
  name: 'tournaments',
  handlers: tournamentsHandlers,
  services: () => ({ standings: openStandings() }),
  mails: tournamentMails,
  tables: [
    'tournaments',
    'tournament_players',
    'tournament_tables',
    'tournament_rounds',
    'tournament_rates',
    'tournament_late_rollbacks',
    'competition_awards',
  ],
})
