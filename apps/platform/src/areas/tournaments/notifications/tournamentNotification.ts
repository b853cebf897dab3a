import { textOf } from '../../../core/content/texts.ts'
import { titleIn } from '../../../core/content/titleIn.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { type Message, sendNotification } from '../../notifications/public.ts'
import { addresseeOf } from '../../profile/public.ts'
import type { TournamentRow } from '../tournamentStore.ts'

/** Event names on the wire (wire-facts 12.1 where it defines one). */
export const wireEvents = {
  soon: 'tournament_starts_soon',
  started: 'tournament_started',
  ended: 'tournament_ended',
  won: 'tournament_won',
  removed: 'player_kicked_from_leaderboard',
} as const

export interface TournamentNotification {
  readonly tournament: TournamentRow
  readonly playerId: bigint
  /** Name of its texts in `notifications.json`. */
  readonly name: keyof typeof wireEvents
  readonly values?: Readonly<Record<string, string>>
  readonly place?: number
  /** Replaces the text of `notifications.json`. */
  readonly text?: string
  readonly path: string
  readonly icon: string
  readonly expiresAt: Date
}

export interface Addressee {
  readonly language: string
  readonly brand: string
}

export const tournamentPath = ({ frontend_identifier }: Pick<TournamentRow, 'frontend_identifier'>): string =>
  `/tournaments/${frontend_identifier}`

/**
 * A service message (decision 065), because the player takes part in the tournament. A player on a break is notified only of prizes and
 * of a removal.
 */
export function toMessage(
  { tournament, playerId, name, values = {}, place, text, path, icon, expiresAt }: TournamentNotification,
  { language: locale, brand }: Addressee,
): Omit<Message, 'kind'> {
  const title = titleIn(tournament.definition.titles, locale)
  const variables = { title, place: String(place ?? ''), ...values }
  const format = (part: string) => textOf(locale, `notifications.told.tournament.${name}.${part}`, variables, brand)
  return {
    playerId,
    key: `tournament:${tournament.id}:${playerId}:${name}`,
    expiresAt,
    body: {
      title: format('title'),
      text: text ?? format('text'),
      event: wireEvents[name],
      identifier: tournament.frontend_identifier,
      end_at: tournament.end_at.toISOString(),
      ...(place !== undefined && { award_place: place }),
      content: { icon: `/media/art/1/${icon}/256.webp`, button: { title: format('button'), path } },
    },
  }
}

/** Sends the notification unless it was sent before. */
export const notifyPlayer = async (
  needs: Pick<Core, 'clock' | 'realtime'>,
  tx: Tx,
  notification: TournamentNotification,
): Promise<boolean> =>
  sendNotification(needs, tx, toMessage(notification, await addresseeOf(tx, notification.playerId)))
