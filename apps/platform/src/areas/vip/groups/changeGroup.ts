import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { noteOperator, type OperatorAction } from '../../../core/operators/operatorActions.ts'
import type { PlayerCommandSignature } from '../../../core/operators/operatorCommand.ts'
import { findByTypedEmail } from '../../auth/public.ts'
import { playerFacts } from '../../bonuses/public.ts'
import { levelPointsOf } from '../../loyalty/public.ts'
import { announceGroups, joinGroups, leaveGroups } from '../../profile/public.ts'

type Needs = Pick<Core, 'db' | 'clock' | 'realtime'>

export interface GroupChange extends PlayerCommandSignature {
  readonly group: string
  readonly isMember: boolean
  readonly action: OperatorAction['action']
  /** Mutually exclusive groups: joining one leaves the others. */
  readonly exclusive?: readonly string[]
}

/** An operator adds a player to a group or removes them; the change is published to open pages. */
export async function changeGroup(
  needs: Needs,
  { email, group, isMember, action, exclusive = [], operator, reason }: GroupChange,
  onDone?: (tx: Tx, playerId: bigint) => void,
): Promise<'done' | 'unknown' | 'same'> {
  const account = await findByTypedEmail(needs.db, email)
  if (!account) return 'unknown'
  return needs.db.transaction(async (tx) => {
    const at = needs.clock.now()
    const { id, groups } = await playerFacts(tx, account.id, at)
    if (groups.includes(group) === isMember) return 'same'
    await noteOperator(tx, { playerId: id, action, details: group, operator, reason, at })
    if (isMember) {
      await leaveGroups(tx, id, exclusive)
      await joinGroups(tx, id, [group], at)
    } else await leaveGroups(tx, id, [group])
    await announceGroups({ ...needs, levelPointsOf }, tx, id)
    onDone?.(tx, id)
    return 'done'
  })
}
