import type { WireAdventures } from '@apogee/contract/vip'
import type { Ctx, Handler } from '../../../core/http/handler.ts'
import { mayBeOffered, playerFacts } from '../../bonuses/public.ts'
import { runsAt, runsByGroup } from './calendar.ts'

/** SAFE-02, ROLE-14: the calendar is hidden from players who may not get prizes. */
const isOffered = async ({ db, clock, player }: Ctx): Promise<boolean> =>
  player === null || mayBeOffered(await playerFacts(db, player.id, clock.now()))

/** API-006, OPEN-36: the running calendar of each group. */
export const listAdventures: Handler<'vip.adventures'> = async (ctx) => {
  const body: WireAdventures = { variables: {}, prizes: {} }
  if (!(await isOffered(ctx))) return { status: 200, body }
  const runs = await runsAt(ctx.db, ctx, ctx.clock.now())
  for (const [group, { adventure, days }] of Object.entries(runsByGroup(runs))) {
    body.variables[group] = adventure.variables
    body.prizes[group] = days.map(({ title, spec: { prize, image, condition } }) => ({
      title,
      prize,
      ...(image && { image }),
      condition,
    }))
  }
  return { status: 200, body }
}
