import type { limitForm } from '@apogee/contract/limits'
import type { z } from 'zod'
import { Refusal, type Refuse } from '../../core/errors.ts'
import type { Core } from '../../core/http/handler.ts'
import { noteOperator, type OperatorAction } from '../../core/operators/operatorActions.ts'
import type { PlayerCommandSignature } from '../../core/operators/operatorCommand.ts'
import { findPlayer, lockAddressee, playerIdOf } from '../profile/public.ts'
import { announce } from './exclusion/exclusion.ts'
import { changeLimit, type LimitRefusal } from './saveLimit.ts'
import { findOwn, type LimitRow, lockInForce } from './store.ts'

export type Form = z.output<typeof limitForm>
type Needs = Pick<Core, 'config' | 'db' | 'clock' | 'realtime' | 'sessions'>

/** A limit in the records of staff. */
export const stateOf = (limit: LimitRow | null | undefined): string => {
  if (!limit) return 'none'
  if (limit.amount_cents !== null) return `${limit.amount_cents} ${limit.currency}`
  return limit.disable_at ? `${limit.period} until ${limit.disable_at.toISOString()}` : limit.period
}

const refuse: Refuse<LimitRefusal> = (status, errors) => new Refusal(status, errors)

/**
 * A limit, break or self-exclusion that a player asked staff for. It begins at once. A looser limit is refused: only
 * the player can ask for one, by mail.
 */
export async function limitByStaff(
  core: Needs,
  { email, operator, reason }: PlayerCommandSignature,
  form: Form,
  action: OperatorAction['action'],
): Promise<LimitRow | null | 'unknown'> {
  const id = await playerIdOf(core.db, email)
  if (id === null) return 'unknown'
  return core.db.transaction(async (tx) => {
    const owner = await lockAddressee(tx, id)
    const player = await findPlayer(tx, id)
    if (!player) throw new Error(`player ${id} does not exist`)
    const at = core.clock.now()
    const before = (await lockInForce(tx, id, [form.type], at)).find(
      ({ period }) => form.accounts === undefined || period === form.period,
    )
    const needs = { ...core, refuse, player: { currency: player.currency, licence: player.license_name } }
    const limit = await findOwn(tx, id, await changeLimit(needs, tx, owner, form, 'staff'), at)
    const details = `${form.type} ${form.period}: ${stateOf(before)} -> ${stateOf(limit)}`
    await noteOperator(tx, { playerId: id, action, details, operator, reason, at })
    announce(core, tx, id)
    return limit
  })
}
