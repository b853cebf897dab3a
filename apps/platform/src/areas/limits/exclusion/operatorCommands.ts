import type { Core } from '../../../core/http/handler.ts'
import { noteOperator } from '../../../core/operators/operatorActions.ts'
import {
  type OperatorCommand,
  type Outcome,
  type PlayerCommandSignature,
  unknownPlayer,
} from '../../../core/operators/operatorCommand.ts'
import { lockAddressee, playerIdOf } from '../../profile/public.ts'
import { announce, closeAccount } from './exclusion.ts'
import { exclusionOf } from './matches.ts'
import { decideReviews, isOnHold, mailOwner } from './reviews.ts'

const verdicts = ['same', 'other'] as const
type Verdict = (typeof verdicts)[number]

/** Records the decision of staff whether an account belongs to a self-excluded person: closes or releases it. */
export const accountReview: OperatorCommand = {
  command: 'account-review',
  usage: verdicts.join('|'),
  read(given, [word, ...rest]) {
    const verdict = verdicts.find((one) => one === word)
    return verdict && rest.length === 0 ? (core) => decide(core, given, verdict) : undefined
  },
}

async function decide(core: Core, given: PlayerCommandSignature, verdict: Verdict): Promise<Outcome> {
  const { email, operator, reason } = given
  const playerId = await playerIdOf(core.db, email)
  if (playerId === null) return unknownPlayer(given)
  const now = core.clock.now()
  return core.db.transaction(async (tx) => {
    const owner = await lockAddressee(tx, playerId)
    const wasHeld = await isOnHold(tx, playerId)
    const excluded = await decideReviews(tx, playerId, now)
    if (excluded.length === 0) return { isDone: false, text: `Nothing is to be decided about ${email}.` }
    const action = verdict === 'same' ? 'account_excluded' : 'account_released'
    await noteOperator(tx, { playerId, action, operator, reason, at: now })
    announce(core, tx, playerId)
    if (verdict === 'other') {
      if (wasHeld) await mailOwner(tx, owner, 'accountReleased')
      return { isDone: true, text: `${email} is another person: the account is open.` }
    }
    for (const id of excluded) {
      const exclusion = await exclusionOf(tx, id, now)
      if (exclusion) await closeAccount(core, tx, playerId, exclusion, now)
    }
    return { isDone: true, text: `${email} is the same person: the self-exclusion applies to the account.` }
  })
}
