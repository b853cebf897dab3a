import { isLockedByBonus } from '@apogee/rules/cashbox/withdrawable'
import { useQuery } from '@tanstack/react-query'
import { bonusesQuery } from '../bonuses/queries'
import { useIsOnBreak } from '../profile/useIsOnBreak'
import { type OpenWager, openWagerOf } from './bonusView'

/** The bonus that locks the wallet: withdrawals are blocked until it is wagered or cancelled. */
export function useWithdrawalLock(currency: string): OpenWager | undefined {
  const isOnBreak = useIsOnBreak()
  const { data: bonuses = [] } = useQuery(bonusesQuery())
  const wager = openWagerOf(bonuses, currency)
  return isLockedByBonus({ isWagering: wager !== undefined, isOnBreak }) ? wager : undefined
}
