import { textOf } from '../../../core/content/texts.ts'
import { titleIn } from '../../../core/content/titleIn.ts'
import type { Db, Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { Timer } from '../../../core/timer.ts'
import { addresseeOf } from '../../profile/public.ts'
import { type TournamentRow, tournamentOf } from '../tournamentStore.ts'
import { type Hearer, lockOpenNews, moveNews, type NewsEvent, nextHearers, noteDueNews } from './newsStore.ts'
import { events, tell, tournamentPath } from './tell.ts'

type Needs = Pick<Core, 'clock' | 'realtime'>

const dayMs = 86_400_000
const atOnce = 100

/** When news are outdated. */
function untilOf({ start_at, end_at }: TournamentRow, event: NewsEvent, now: Date): Date {
  if (event === 'ended') return new Date(now.getTime() + 2 * dayMs)
  return event === 'soon' ? start_at : end_at
}

async function tellOne(needs: Needs, tx: Tx, tournament: TournamentRow, event: NewsEvent, hearer: Hearer) {
  const { player_id: playerId, final_place: place } = hearer
  const { language, brand } = await addresseeOf(tx, playerId)
  const minutes = Math.max(1, Math.round((tournament.start_at.getTime() - needs.clock.now().getTime()) / 60_000))
  const placed =
    event === 'ended' && place !== null
      ? textOf(language, 'notifications.told.tournament.endedPlace.text', { place: String(place) }, brand)
      : undefined
  const isTold = await tell(needs, tx, {
    tournament,
    playerId,
    name: event,
    values: { minutes: String(minutes) },
    ...(placed !== undefined && { placed, place: place! }),
    path: tournamentPath(tournament),
    icon: 'trophy',
    until: untilOf(tournament, event, needs.clock.now()),
  })
  if (event === 'ended' || !isTold) return
  const title = titleIn(tournament.definition.titles, language)
  tx.afterCommit(() =>
    needs.realtime.publishTo(playerId, 'tournament_notifications', {
      event: events[event],
      id: Number(tournament.id),
      title,
      start_at: tournament.start_at.toISOString(),
      end_at: tournament.end_at.toISOString(),
    }),
  )
}

/** Tells the next players; false when there is nobody left. */
async function tellNext(needs: Needs, tx: Tx): Promise<boolean> {
  const news = await lockOpenNews(tx)
  if (!news) return false
  const now = needs.clock.now()
  const tournament = await tournamentOf(tx, news.tournament_id)
  const hearers = await nextHearers(tx, news, now, atOnce)
  for (const hearer of hearers) await tellOne(needs, tx, tournament, news.event, hearer)
  await moveNews(tx, news, hearers.at(-1)?.player_id ?? news.after_player, hearers.length < atOnce ? now : null)
  return true
}

/** Tells players what happens in the tournaments they have joined, once each, whichever node does it. */
export async function tellNews(needs: Needs & { readonly db: Db }): Promise<void> {
  await noteDueNews(needs.db, needs.clock.now())
  while (await needs.db.transaction((tx) => tellNext(needs, tx)));
}

export const newsTimer = (needs: Needs & { readonly db: Db }): Timer => ({
  name: 'tournaments-news',
  everyMs: 10_000,
  run: () => tellNews(needs),
})
