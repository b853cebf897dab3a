import { valueAt } from '@apogee/rules/validation/required'
import { textOf } from '../../../core/content/texts.ts'
import { titleIn } from '../../../core/content/titleIn.ts'
import type { Db, Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { Timer } from '../../../core/timer.ts'
import { sendNotifications } from '../../notifications/public.ts'
import { addresseesOf } from '../../profile/public.ts'
import { type TournamentRow, tournamentOf } from '../tournamentStore.ts'
import {
  enqueueDueEvents,
  listRecipients,
  lockQueuedEvent,
  type Recipient,
  storeProgress,
  type TournamentEvent,
} from './notificationQueue.ts'
import { type Addressee, toMessage, tournamentPath, wireEvents } from './tournamentNotification.ts'

type Needs = Pick<Core, 'clock' | 'realtime'>

const dayMs = 86_400_000
const batchSize = 100

function expiryOf({ start_at, end_at }: TournamentRow, event: TournamentEvent, now: Date): Date {
  if (event === 'ended') return new Date(now.getTime() + 2 * dayMs)
  return event === 'soon' ? start_at : end_at
}

interface DueEvent {
  readonly tournament: TournamentRow
  readonly event: TournamentEvent
  readonly now: Date
}

function messageFor(
  { tournament, event, now }: DueEvent,
  { player_id: playerId, final_place: place }: Recipient,
  addressee: Addressee,
) {
  const minutes = Math.max(1, Math.round((tournament.start_at.getTime() - now.getTime()) / 60_000))
  const placeText = () =>
    textOf(
      addressee.language,
      'notifications.told.tournament.endedPlace.text',
      { place: String(place) },
      addressee.brand,
    )
  const notification = {
    tournament,
    playerId,
    name: event,
    values: { minutes: String(minutes) },
    ...(event === 'ended' && place !== null && { text: placeText(), place }),
    path: tournamentPath(tournament),
    icon: 'trophy',
    expiresAt: expiryOf(tournament, event, now),
  } as const
  return toMessage(notification, addressee)
}

/** Publishes the separate message that wire-facts 12.1 defines for a start. */
function publishStart(
  { realtime }: Needs,
  { tournament, event }: DueEvent,
  playerId: bigint,
  { language }: Addressee,
): void {
  if (event === 'ended') return
  realtime.publishTo(playerId, 'tournament_notifications', {
    event: wireEvents[event],
    id: Number(tournament.id),
    title: titleIn(tournament.definition.titles, language),
    start_at: tournament.start_at.toISOString(),
    end_at: tournament.end_at.toISOString(),
  })
}

/** Notifies the next batch of players; false at the end of the queue. */
async function notifyBatch(needs: Needs, tx: Tx): Promise<boolean> {
  const queued = await lockQueuedEvent(tx)
  if (!queued) return false
  const now = needs.clock.now()
  const due: DueEvent = { tournament: await tournamentOf(tx, queued.tournament_id), event: queued.event, now }
  const recipients = await listRecipients(tx, queued, now, batchSize)
  const addressees = await addresseesOf(
    tx,
    recipients.map(({ player_id: id }) => id),
  )
  const messages = recipients.map((recipient) => messageFor(due, recipient, valueAt(addressees, recipient.player_id)))
  const sent = await sendNotifications(needs, tx, messages)
  tx.afterCommit(() => {
    for (const id of sent) publishStart(needs, due, id, valueAt(addressees, id))
  })
  const lastPlayer = recipients.at(-1)?.player_id ?? queued.after_player
  await storeProgress(tx, queued, lastPlayer, recipients.length < batchSize ? now : null)
  return true
}

/** Notifies players once, across all nodes, of the start and end of tournaments that they have joined. */
export async function notifyParticipants(needs: Needs & { readonly db: Db }): Promise<void> {
  const { db } = needs
  await enqueueDueEvents(db, needs.clock.now())
  while (await db.transaction((tx) => notifyBatch(needs, tx)));
}

export const notificationTimer = (needs: Needs & { readonly db: Db }): Timer => ({
  name: 'tournaments-news',
  everyMs: 10_000,
  run: () => notifyParticipants(needs),
})
