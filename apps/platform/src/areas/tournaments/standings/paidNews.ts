import { titleIn } from '../../../core/content/titleIn.ts'
import type { Core } from '../../../core/http/handler.ts'
import { addresseeOf } from '../../profile/public.ts'
import { paidPlaces } from '../tournamentDefinition.ts'
import type { TournamentRow } from '../tournamentStore.ts'
import type { Place } from './places.ts'
import type { TournamentPlayerRow } from './playerStore.ts'

export interface NewsOptions extends Pick<Core, 'db' | 'realtime' | 'clock'> {
  readonly onError: (error: unknown) => void
}

/** A player on the edge of the paid places is not told of every bet of somebody else. */
const quietMs = 60_000

/** What a player knows about their place. */
interface Known {
  readonly place: number | null
  readonly isPaid: boolean
  /** When they were told that they came in or fell out. */
  readonly toldAt: number
}

/** Tells players that they have reached the places that are paid, or have fallen out of them. */
export class PaidNews {
  readonly #options: NewsOptions
  readonly #known = new Map<bigint, Map<bigint, Known>>()

  constructor(options: NewsOptions) {
    this.#options = options
  }

  knows(tournamentId: bigint, playerId: bigint): boolean {
    return this.#known.get(tournamentId)?.has(playerId) ?? false
  }

  /** Who came in or fell out less than a minute after they were last told, and has not been told of it yet. */
  waitingIn(tournament: TournamentRow): bigint[] {
    const isPaid = paidBy(tournament)
    return [...(this.#known.get(tournament.id) ?? [])].flatMap(([id, known]) =>
      known.isPaid === isPaid(known.place) ? [] : [id],
    )
  }

  /** They have no row in this table any more. */
  forget(tournamentId: bigint, playerId: bigint): void {
    this.#known.get(tournamentId)?.delete(playerId)
  }

  /** They listen no longer. */
  leave(playerId: bigint): void {
    for (const known of this.#known.values()) known.delete(playerId)
  }

  /** Forgets everybody else. */
  keepOnly(tournamentId: bigint, players: ReadonlySet<bigint>): void {
    const known = this.#known.get(tournamentId)
    for (const id of known?.keys() ?? []) if (!players.has(id)) known?.delete(id)
  }

  /** Nobody listens. */
  clear(): void {
    this.#known.clear()
  }

  /** Players who were in a paid place when they were last looked at. */
  paidIn(tournamentId: bigint): bigint[] {
    return [...(this.#known.get(tournamentId) ?? [])].flatMap(([id, { isPaid }]) => (isPaid ? [id] : []))
  }

  /** `before`: places of those who are looked at for the first time; who has none there is only looked at. */
  async observe(
    tournament: TournamentRow,
    rows: readonly TournamentPlayerRow[],
    places: readonly Place[],
    before: ReadonlyMap<bigint, Place>,
  ): Promise<void> {
    if (tournament.finished_at !== null) {
      this.#known.delete(tournament.id)
      return
    }
    const isPaid = paidBy(tournament)
    const known: Map<bigint, Known> = this.#known.get(tournament.id) ?? new Map()
    this.#known.set(tournament.id, known)
    for (const [at, { player_id: id }] of rows.entries()) {
      const { place } = places[at]!
      const first = before.get(id)
      const then = known.get(id) ?? (first && { place: first.place, isPaid: isPaid(first.place), toldAt: -quietMs })
      const isNews = then !== undefined && then.isPaid !== isPaid(place)
      if (!isNews || performance.now() - then.toldAt < quietMs) {
        known.set(id, { place, isPaid: then?.isPaid ?? isPaid(place), toldAt: then?.toldAt ?? -quietMs })
        continue
      }
      known.set(id, { place, isPaid: isPaid(place), toldAt: performance.now() })
      await this.#tell(tournament, id, { place, previous: then.place, isPaid: isPaid(place) })
    }
  }

  async #tell(
    tournament: TournamentRow,
    playerId: bigint,
    {
      place,
      previous,
      isPaid,
    }: { readonly place: number | null; readonly previous: number | null; readonly isPaid: boolean },
  ): Promise<void> {
    const { language } = await addresseeOf(this.#options.db, playerId)
    this.#options.realtime.publishTo(playerId, 'tournament_notifications', {
      event: isPaid ? 'player_joined_leaderboard' : 'player_kicked_from_leaderboard',
      id: Number(tournament.id),
      title: titleIn(tournament.definition.titles, language),
      start_at: tournament.start_at.toISOString(),
      end_at: tournament.end_at.toISOString(),
      ...(place !== null && { award_place: place }),
      ...(previous !== null && { previous_place: previous }),
    })
  }
}

function paidBy({ definition }: TournamentRow) {
  const most = paidPlaces(definition)
  return (place: number | null): boolean => place !== null && place <= most
}
