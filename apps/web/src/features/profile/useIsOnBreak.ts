import { useQuery } from '@tanstack/react-query'
import { isOnBreak } from '../../lib/onBreak'
import { playerQuery } from './queries'

/**
 * SAFE-02: whether the player is on a break, started in any tab or on any device. Actions that the server would reject
 * are not offered then.
 */
export const useIsOnBreak = (): boolean => isOnBreak(useQuery(playerQuery()).data)
