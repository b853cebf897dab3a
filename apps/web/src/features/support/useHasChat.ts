import { useQuery } from '@tanstack/react-query'
import { isNotOffered } from '../../lib/api/offered'
import { useFlag } from '../../lib/flags'
import { threadQuery } from './queries'

/** Whether there is a chat: the operator wants one, and the platform has conversations. */
export function useHasChat(): boolean {
  const isWanted = useFlag('live_chat')
  const { error } = useQuery({ ...threadQuery(), enabled: isWanted })
  return isWanted && !isNotOffered(error)
}
