import { randomUUID } from 'node:crypto'
import { isGroupKey } from '@apogee/rules/lootboxes/boxes'
import { itemAt } from '@apogee/rules/validation/required'
import { queryOne } from '../../../core/db/queryOne.ts'
import type { Core } from '../../../core/http/handler.ts'
import { noteOperator } from '../../../core/operators/operatorActions.ts'
import {
  type CommandSignature,
  type OperatorCommand,
  type Outcome,
  type PlayerCommandSignature,
  unknownPlayer,
} from '../../../core/operators/operatorCommand.ts'
import { withId } from '../../../core/operators/readId.ts'
import { findByTypedEmail } from '../../auth/public.ts'
import { endLootbox, lockLootbox } from '../store.ts'
import { announceLootbox } from './announceLootbox.ts'
import { insertCampaign, runCampaigns } from './campaigns.ts'
import { grantLootbox } from './grantLootbox.ts'

const grantTo =
  (given: PlayerCommandSignature, groupKey: string) =>
  async (core: Core): Promise<Outcome> => {
    const { email, operator, reason } = given
    const account = await findByTypedEmail(core.db, email)
    if (!account) return unknownPlayer(given)
    const playerId = account.id
    const box = await core.db.transaction(async (tx) => {
      const gift = { key: `operator:${randomUUID()}`, playerId, groupKey, strategy: 'operator' } as const
      const one = await grantLootbox(core, tx, gift)
      const at = core.clock.now()
      if (one) await noteOperator(tx, { playerId, action: 'lootbox_given', operator, reason, at })
      return one
    })
    if (box)
      return {
        isDone: true,
        text: `${email} has the box ${box.id} (${groupKey}), until ${box.valid_until.toISOString()}.`,
      }
    return {
      isDone: false,
      text: `${email} is on a break, wants no bonuses or is a multi-account, or there is no such box: nothing was given.`,
    }
  }

const grantToGroup =
  ({ operator, reason }: CommandSignature, group: string, groupKey: string) =>
  async (core: Core): Promise<Outcome> => {
    const { db, clock } = core
    const id = await insertCampaign(db, { group, groupKey, operator, reason, at: clock.now() })
    await runCampaigns(core)
    const row = await queryOne<{ given: number }>(db, 'SELECT given FROM lootbox_campaigns WHERE id = $1', [id])
    return { isDone: true, text: `Players of the group ${group} have a box (${groupKey}): ${row.given} so far.` }
  }

const cancel =
  ({ operator, reason }: CommandSignature, id: bigint) =>
  (core: Core): Promise<Outcome> =>
    core.db.transaction(async (tx) => {
      const at = core.clock.now()
      const box = await lockLootbox(tx, id)
      if (!box) return { isDone: false, text: `There is no box ${id}: nothing was changed.` }
      if (box.stage !== 'issued') return { isDone: false, text: `The box ${id} is ${box.stage}: nothing was changed.` }
      await announceLootbox(core, tx, await endLootbox(tx, id, 'canceled', at))
      await noteOperator(tx, { playerId: box.player_id, action: 'lootbox_canceled', operator, reason, at })
      return { isDone: true, text: `The box ${id} is cancelled.` }
    })

/** An operator grants a box to a player or to all members of a group, or cancels one. */
export const lootboxCommands: readonly OperatorCommand[] = [
  {
    command: 'lootbox-give',
    usage: '<kind of box>',
    read: (given, more) =>
      more.length === 1 && isGroupKey(itemAt(more, 0)) ? grantTo(given, itemAt(more, 0)) : undefined,
  },
  {
    command: 'lootbox-give-group',
    subject: 'group',
    usage: '<kind of box>',
    read: (given, [group, groupKey, ...more]) =>
      group && groupKey && isGroupKey(groupKey) && more.length === 0 ? grantToGroup(given, group, groupKey) : undefined,
  },
  {
    command: 'lootbox-cancel',
    subject: 'number of the box',
    usage: '',
    read: withId(cancel),
  },
]
