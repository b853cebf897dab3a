import { textOf } from '../../../core/content/texts.ts'
import { titleIn } from '../../../core/content/titleIn.ts'
import type { Db, Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { Timer } from '../../../core/timer.ts'
import { sendNotifications } from '../../notifications/public.ts'
import { addresseesOf } from '../../profile/public.ts'
import { type TournamentRow, tournamentOf } from '../tournamentStore.ts'
import { type Hearer, lockOpenNews, moveNews, type NewsEvent, nextHearers, noteDueNews } from './newsStore.ts'
import { events, messageOf, type Reader, tournamentPath } from './tell.ts'

type Needs = Pick<Core, 'clock' | 'realtime'>

const dayMs = 86_400_000
const atOnce = 100

/** When news are outdated. */
function untilOf({ start_at, end_at }: TournamentRow, event: NewsEvent, now: Date): Date {
  if (event === 'ended') return new Date(now.getTime() + 2 * dayMs)
  return event === 'soon' ? start_at : end_at
}

interface News {
  readonly tournament: TournamentRow
  readonly event: NewsEvent
  readonly now: Date
}

function newsFor(
  { tournament, event, now }: News,
  { player_id: playerId, final_place: place }: Hearer,
  reader: Reader,
) {
  const minutes = Math.max(1, Math.round((tournament.start_at.getTime() - now.getTime()) / 60_000))
  const placed =
    event === 'ended' && place !== null
      ? textOf(reader.language, 'notifications.told.tournament.endedPlace.text', { place: String(place) }, reader.brand)
      : undefined
  const telling = {
    tournament,
    playerId,
    name: event,
    values: { minutes: String(minutes) },
    ...(placed !== undefined && { placed, place: place! }),
    path: tournamentPath(tournament),
    icon: 'trophy',
    until: untilOf(tournament, event, now),
  } as const
  return messageOf(telling, reader)
}

/** wire-facts 12.1 has a message of its own for what begins. */
function publishBegun({ realtime }: Needs, { tournament, event }: News, playerId: bigint, { language }: Reader): void {
  if (event === 'ended') return
  realtime.publishTo(playerId, 'tournament_notifications', {
    event: events[event],
    id: Number(tournament.id),
    title: titleIn(tournament.definition.titles, language),
    start_at: tournament.start_at.toISOString(),
    end_at: tournament.end_at.toISOString(),
  })
}

/** Tells the next players; false when there is nobody left. */
async function tellNext(needs: Needs, tx: Tx): Promise<boolean> {
  const news = await lockOpenNews(tx)
  if (!news) return false
  const now = needs.clock.now()
  const told: News = { tournament: await tournamentOf(tx, news.tournament_id), event: news.event, now }
  const hearers = await nextHearers(tx, news, now, atOnce)
  const readers = await addresseesOf(
    tx,
    hearers.map(({ player_id: id }) => id),
  )
  const messages = hearers.map((hearer) => newsFor(told, hearer, readers.get(hearer.player_id)!))
  const sent = await sendNotifications(needs, tx, messages)
  tx.afterCommit(() => {
    for (const id of sent) publishBegun(needs, told, id, readers.get(id)!)
  })
  await moveNews(tx, news, hearers.at(-1)?.player_id ?? news.after_player, hearers.length < atOnce ? now : null)
  return true
}

/** Notifies players once of what happens in the tournaments they have joined, whichever node does it. */
export async function tellNews(needs: Needs & { readonly db: Db }): Promise<void> {
  const { db } = needs
  await noteDueNews(db, needs.clock.now())
  while (await db.transaction((tx) => tellNext(needs, tx)));
}

export const newsTimer = (needs: Needs & { readonly db: Db }): Timer => ({
  name: 'tournaments-news',
  everyMs: 10_000,
  run: () => tellNews(needs),
})
