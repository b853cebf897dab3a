import { isDeepStrictEqual } from 'node:util'
import type { CompetitionPrize } from '../prizes/competitionPrize.ts'
import type { TournamentDefinition } from '../tournamentDefinition.ts'

type Prizes = TournamentDefinition['prizes']

/** Decimal texts by value: "5" < "10", "5.0" = "5". */
function isLess(one: string, other: string): boolean {
  const [[a = '0', b = ''], [c = '0', d = '']] = [one.split('.'), other.split('.')]
  const digits = Math.max(b.length, d.length)
  return BigInt(a + b.padEnd(digits, '0')) < BigInt(c + d.padEnd(digits, '0'))
}

/** Compares limits of wins or bets; undefined: unlimited. */
const isTighter = (now: string | undefined, before: string | undefined): boolean =>
  now !== undefined && (before === undefined || isLess(now, before))

function isWorse(now: CompetitionPrize, before: CompetitionPrize): boolean {
  const [spins, hadSpins] = [now.freespins, before.freespins]
  return (
    isLess(now.money ?? '0', before.money ?? '0') ||
    now.wager > before.wager ||
    (hadSpins !== undefined &&
      (spins === undefined ||
        spins.count < hadSpins.count ||
        spins.bet_level < hadSpins.bet_level ||
        spins.play_days < hadSpins.play_days ||
        !isDeepStrictEqual(spins.games, hadSpins.games))) ||
    (now.chargeable_points ?? 0) < (before.chargeable_points ?? 0) ||
    (now.persistent_points ?? 0) < (before.persistent_points ?? 0) ||
    (before.tickets !== undefined &&
      (now.tickets?.lottery !== before.tickets.lottery || (now.tickets?.count ?? 0) < before.tickets.count)) ||
    (before.stuff !== undefined && now.stuff?.['en'] !== before.stuff['en']) ||
    isTighter(now.max_win, before.max_win) ||
    isTighter(now.max_bet, before.max_bet) ||
    now.activate_days < before.activate_days ||
    now.wager_days < before.wager_days
  )
}

/** The places, as "2" or "4-10", whose prize would be removed or worth less. */
export function loweredPlaces(now: Prizes, before: Prizes): string[] {
  return before.flatMap(({ from, to, prize }) => {
    const places = Array.from({ length: to - from + 1 }, (_, nth) => from + nth)
    const isPreserved = places.every((place) => {
      const found = now.find((one) => one.from <= place && place <= one.to)
      return found !== undefined && !isWorse(found.prize, prize)
    })
    return isPreserved ? [] : [from === to ? String(from) : `${from}-${to}`]
  })
}
