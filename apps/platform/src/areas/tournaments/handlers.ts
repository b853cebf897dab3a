import type { Handlers } from '../../core/http/handler.ts'
import { confirmTournament } from './calls/confirmTournament.ts'
import { listOwn, listRecent, listTournaments, readTournament } from './calls/listTournaments.ts'
import { listStatuses, readStatus } from './calls/readStatus.ts'
import { readTable } from './calls/readTable.ts'

export const tournamentsHandlers = {
  'tournaments.list': listTournaments,
  'tournaments.own': listOwn,
  'tournaments.recent': listRecent,
  'tournaments.statuses': listStatuses,
  'tournaments.one': readTournament,
  'tournaments.status': readStatus,
  'tournaments.table': readTable,
  'tournaments.confirm': confirmTournament,
} satisfies Partial<Handlers>
