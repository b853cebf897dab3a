import { type GroupIds, isIn } from '../vip/statuses.ts'

interface Status {
  readonly id: string
  readonly writable: boolean
}

/**
 * ROLE-08, OPEN-14: one group, named by the configuration, decides. Its members get the live chat while the group is
 * writable; everyone else, and everyone when no group is named, gets the messaging widget.
 */
export const chatWidget = (
  groups: GroupIds,
  deciding: string | null,
  statuses: readonly Status[],
): 'chat' | 'messages' =>
  deciding !== null && isIn(groups, deciding) && statuses.some(({ id, writable }) => id === deciding && writable)
    ? 'chat'
    : 'messages'
