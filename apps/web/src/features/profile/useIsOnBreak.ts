import { useQuery } from '@tanstack/react-query'
import { isOnBreak } from '../../lib/onBreak'
import { playerQuery } from './queries'

/** SAFE-02: whether the player takes a break now, begun here or anywhere: nothing that is refused is offered to him. */
export const useIsOnBreak = (): boolean => isOnBreak(useQuery(playerQuery()).data)
