import { textOf } from '../../../core/content/texts.ts'
import { titleIn } from '../../../core/content/titleIn.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { type Message, sendNotification } from '../../notifications/public.ts'
import { addresseeOf } from '../../profile/public.ts'
import type { TournamentRow } from '../tournamentStore.ts'

/** Names of wire-facts 12.1, where it has one. */
export const events = {
  soon: 'tournament_starts_soon',
  started: 'tournament_started',
  ended: 'tournament_ended',
  won: 'tournament_won',
  removed: 'player_kicked_from_leaderboard',
} as const

export interface Telling {
  readonly tournament: TournamentRow
  readonly playerId: bigint
  /** Name of its texts in `notifications.json`. */
  readonly name: keyof typeof events
  readonly values?: Readonly<Record<string, string>>
  readonly place?: number
  /** In place of its text. */
  readonly placed?: string
  readonly path: string
  readonly icon: string
  readonly until: Date
}

export interface Reader {
  readonly language: string
  readonly brand: string
}

export const tournamentPath = ({ frontend_identifier }: Pick<TournamentRow, 'frontend_identifier'>): string =>
  `/tournaments/${frontend_identifier}`

/**
 * A notification about a tournament of the player. It is about what they take part in, so it is a service message
 * (decision 065); who is on a break is told only what they have won or lost.
 */
export function messageOf(
  { tournament, playerId, name, values = {}, place, placed, path, icon, until }: Telling,
  { language: locale, brand }: Reader,
): Omit<Message, 'kind'> {
  const title = titleIn(tournament.definition.titles, locale)
  const words = { title, place: String(place ?? ''), ...values }
  const say = (part: string) => textOf(locale, `notifications.told.tournament.${name}.${part}`, words, brand)
  return {
    playerId,
    key: `tournament:${tournament.id}:${playerId}:${name}`,
    expiresAt: until,
    body: {
      title: say('title'),
      text: placed ?? say('text'),
      event: events[name],
      identifier: tournament.frontend_identifier,
      end_at: tournament.end_at.toISOString(),
      ...(place !== undefined && { award_place: place }),
      content: { icon: `/media/art/1/${icon}/256.webp`, button: { title: say('button'), path } },
    },
  }
}

/** Sends it, once. */
export const tell = async (needs: Pick<Core, 'clock' | 'realtime'>, tx: Tx, telling: Telling): Promise<boolean> =>
  sendNotification(needs, tx, messageOf(telling, await addresseeOf(tx, telling.playerId)))
