import { useQuery } from '@tanstack/react-query'
import { isOnBreak } from '../../lib/onBreak'
import { playerQuery } from './queries'

/**
 * SAFE-02: whether the player is on a break, whichever tab or device started it. Nothing that would be refused is
 * offered then.
 */
export const useIsOnBreak = (): boolean => isOnBreak(useQuery(playerQuery()).data)
