import { readStatuses } from '../../../core/content/configs/config.ts'
import type { Handler } from '../../../core/http/handler.ts'
import { announceGroups } from './announceGroups.ts'
import { joinGroups as join, leaveGroups } from './groupStore.ts'

/**
 * SEC-08: joins all of the groups or none; only groups that are writable in the statuses. A group in both lists is left
 * and joined again.
 */
export const joinGroups: Handler<'profile.joinGroups'> = async (ctx, { body: { groups } }) => {
  const add = (groups.add ?? []).map(String)
  const remove = (groups.remove ?? []).map(String)
  const known = new Map(readStatuses().map(({ id, writable }) => [id, writable]))
  for (const id of [...add, ...remove]) {
    const isWritable = known.get(id)
    if (isWritable === undefined) throw ctx.refuse(422, { groups: { unknown_value: true } })
    if (!isWritable) throw ctx.refuse(422, { groups: { forbidden: true } })
  }
  await ctx.db.transaction(async (tx) => {
    await leaveGroups(tx, ctx.player.id, remove)
    await join(tx, ctx.player.id, add, ctx.clock.now())
    await announceGroups(ctx, tx, ctx.player.id)
  })
  return { status: 200, body: {} }
}
