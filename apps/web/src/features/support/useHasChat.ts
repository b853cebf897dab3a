import { useQuery } from '@tanstack/react-query'
import { useFlag } from '../../lib/flags/flags'
import { threadQuery } from './queries'

/** Whether there is a chat: the operator wants one, and the platform has conversations. */
export function useHasChat(): boolean {
  const isWanted = useFlag('live_chat')
  const { data: thread } = useQuery({ ...threadQuery(), enabled: isWanted })
  return isWanted && thread !== null
}
