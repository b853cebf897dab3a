import { fromDecimal, toDecimal } from '@apogee/rules/money/units'
import { getCurrency } from '../../../core/content/configs/paymentConfig.ts'
import { everyLicence } from '../../../core/content/licences/licences.ts'
import { spinStake } from '../../bonuses/public.ts'
import type { CompetitionPrize } from '../prizes/competitionPrize.ts'

interface PrizeCount {
  readonly prize: CompetitionPrize
  readonly times: number
}

/** With the stakes of the licence where they are the highest. */
function spinsWorth({ freespins }: CompetitionPrize, currency: string): bigint {
  if (!freespins) return 0n
  const stakes = everyLicence().map((licence) => spinStake(licence, currency, freespins.bet_level) ?? 0)
  return BigInt(Math.max(0, ...stakes)) * BigInt(freespins.count)
}

/** The total cost of prizes: "100.00 EUR of real money and 50 points". */
export function costOf(prizes: readonly PrizeCount[], currency: string): string {
  const subunits = getCurrency(currency).subunits_to_unit
  const sum = (of: (prize: CompetitionPrize) => number) =>
    prizes.reduce((all, { prize, times }) => all + of(prize) * times, 0)
  const cents = (of: (prize: CompetitionPrize) => bigint) =>
    prizes.reduce((all, { prize, times }) => all + of(prize) * BigInt(times), 0n)
  const worth = ({ money }: CompetitionPrize) => fromDecimal(money ?? '0', subunits) ?? 0n
  const inMoney = (amount: bigint) => `${toDecimal(amount, subunits)} ${currency}`
  const real = cents((prize) => (prize.wager === 0 ? worth(prize) : 0n))
  const bonus = cents((prize) => (prize.wager === 0 ? 0n : worth(prize)))
  const spins = sum((prize) => prize.freespins?.count ?? 0)
  const staked = cents((prize) => spinsWorth(prize, currency))
  const points = sum((prize) => prize.chargeable_points ?? 0)
  const levelPoints = sum((prize) => prize.persistent_points ?? 0)
  const tickets = sum((prize) => prize.tickets?.count ?? 0)
  const things = sum((prize) => (prize.stuff ? 1 : 0))
  const parts = [
    real > 0n && `${inMoney(real)} of real money`,
    bonus > 0n && `${inMoney(bonus)} of bonuses`,
    spins > 0 && `${spins} free spins (stakes of ${inMoney(staked)})`,
    points > 0 && `${points} points`,
    levelPoints > 0 && `${levelPoints} level points`,
    tickets > 0 && `lottery tickets: ${tickets}`,
    things > 0 && `things to send: ${things}`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? new Intl.ListFormat('en-GB').format(parts) : 'nothing'
}
