import { maskNickname } from '../games/public.ts'
import { nicknameOf } from '../profile/public.ts'
import type { Award } from './drops/awardDrop.ts'
import type { JackpotNeeds, JackpotPublisher } from './needs.ts'
import { presentJackpot, presentWin } from './present.ts'
import { findWin, lastWins, listJackpots } from './store.ts'

/** Pools grow with every round; this is often enough, because clients animate the figure. */
const publishEveryMs = 2000

export interface PublisherOptions extends Omit<JackpotNeeds, 'publisher'> {
  readonly announceBalance: (playerId: bigint, currency: string) => void
  readonly onError: (error: unknown) => void
}

/** Publishes pool values to all visitors, at most every two seconds, and notifies a winner at once. */
export function openJackpotPublisher(
  options: PublisherOptions,
): JackpotPublisher & { flush(): Promise<void>; close(): void } {
  const grown = new Set<number>()
  let waiting: NodeJS.Timeout | undefined
  const flush = async () => {
    clearTimeout(waiting)
    waiting = undefined
    const ids = new Set(grown)
    grown.clear()
    if (ids.size > 0) await publishPools(options, ids).catch(options.onError)
  }
  return {
    flush,
    close: () => clearTimeout(waiting),
    publish(ids, awards) {
      for (const id of ids) grown.add(id)
      for (const award of awards) void publishWinner(options, award).catch(options.onError)
      if (awards.length > 0) void flush()
      else waiting ??= setTimeout(() => void flush(), publishEveryMs).unref()
    },
  }
}

async function publishPools({ db, realtime, shelves }: PublisherOptions, ids: ReadonlySet<number>): Promise<void> {
  const [jackpots, wins] = await Promise.all([listJackpots(db), lastWins(db)])
  const last = new Map(wins.map((win) => [win.level_id, win]))
  for (const jackpot of jackpots)
    if (ids.has(jackpot.id)) realtime.publish('public:jackpots_changes', presentJackpot(jackpot, shelves(), last))
}

async function publishWinner({ db, realtime, announceBalance }: PublisherOptions, award: Award): Promise<void> {
  const win = await findWin(db, award.winId)
  announceBalance(award.playerId, award.currency)
  const { currency, game, cents, stakeCents } = award
  realtime.publish('public:wins', {
    player: { nickname: maskNickname(await nicknameOf(db, award.playerId)) },
    round: { bet: Number(stakeCents), win: Number(cents), currency },
    game: { identifier: game },
  })
  realtime.publishTo(award.playerId, 'jackpot_win_award', {
    ...presentWin(win),
    award_cents: Number(win.award_cents),
    award_currency: win.award_currency,
  })
}
