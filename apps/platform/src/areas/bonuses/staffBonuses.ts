import { randomUUID } from 'node:crypto'
import { hasAmountsIn, type Offer } from '@apogee/rules/bonuses/offer'
import { isEnded, isInactive } from '@apogee/rules/bonuses/stages'
import type { Sql } from '../../core/db/db.ts'
import { noteOperator } from '../../core/operators/operatorActions.ts'
import type { CommandSignature } from '../../core/operators/operatorCommand.ts'
import { announceFreespins, announceGrant, announceSteps, type BonusNeeds } from './bonusMessages.ts'
import { lockBonuses } from './bonusStore.ts'
import { advanceFreespins } from './freespins/freespins.ts'
import { lockFreespins, moveFreespins } from './freespins/freespinsStore.ts'
import { isGranted, issueOffer } from './offers/issueOffer.ts'
import { readOffers, wireOffer } from './offers/offers.ts'
import { mayBeOffered } from './offers/openOffers.ts'
import { playerFacts } from './store.ts'
import { advance, revokeBonus } from './wagering/wagering.ts'

type GrantRefusal = 'no_offer' | 'needs_deposit' | 'not_eligible' | 'no_amount'

const needsDeposit = ({ bonuses }: Offer): boolean =>
  bonuses.some(({ attributes }) =>
    attributes.some(({ value }) => typeof value === 'object' && !Array.isArray(value) && 'percent' in value),
  )

/** Staff grant an offer of `config/bonuses.json` to a player. A player on a break or without bonuses gets none. */
export async function grantByStaff(
  needs: BonusNeeds,
  { operator, reason }: CommandSignature,
  { playerId, offerId }: { readonly playerId: bigint; readonly offerId: string },
): Promise<GrantRefusal | string> {
  const at = needs.clock.now()
  return needs.db.transaction(async (tx) => {
    const player = await playerFacts(tx, playerId, at)
    const { licence, brand, currency } = player
    const spec = readOffers(licence, brand).find(
      ({ id, brands }) => id === offerId && (brands?.includes(brand) ?? true),
    )
    if (!spec) return 'no_offer'
    if (!mayBeOffered(player)) return 'not_eligible'
    const offer = wireOffer(licence, spec, player.language, currency)
    if (needsDeposit(offer)) return 'needs_deposit'
    if (!hasAmountsIn(offer, currency)) return 'no_amount'
    const { titles, activate_days: activateDays, wager_days: wagerDays } = spec
    const terms = { strategy: 'personal' as const, titles, activateDays, wagerDays }
    const grant = await issueOffer(tx, { key: `operator:${randomUUID()}`, playerId, currency, offer, at, ...terms })
    if (!isGranted(grant)) return 'no_amount'
    await announceGrant(needs, tx, grant)
    const what = [grant.bonus && `bonus ${grant.bonus.id}`, grant.freespins && `freespins ${grant.freespins.id}`]
    const details = `${offerId}: none -> ${what.filter(Boolean).join(', ')}`
    await noteOperator(tx, { playerId, action: 'bonus_granted', details, operator, reason, at })
    return details
  })
}

/** The player and the wallet of a bonus. */
async function ownerOf(sql: Sql, id: bigint) {
  const [row] = await sql.query<{ player_id: bigint; currency: string }>(
    'SELECT player_id, currency FROM player_bonuses WHERE id = $1',
    [id],
  )
  return row
}

/** Staff cancel a bonus, as its player could: bonus money is taken back, real money stays. False if it has ended. */
export async function cancelBonusByStaff(
  needs: BonusNeeds,
  { operator, reason }: CommandSignature,
  id: bigint,
): Promise<boolean> {
  const now = needs.clock.now()
  return needs.db.transaction(async (tx) => {
    const owner = await ownerOf(tx, id)
    if (!owner) return false
    const { player_id: playerId, currency } = owner
    const held = (await lockBonuses(tx, playerId, currency)).find((one) => one.id === id)
    if (!held) return false
    const wallet = { tx, ledger: needs.ledger, playerId, currency, now }
    const due = await advance(wallet)
    if (due.some((step) => step.id === id && isEnded(step.stage))) return false
    await announceSteps(needs, tx, [...due, await revokeBonus(wallet, held, 'canceled'), ...(await advance(wallet))])
    const details = `bonus ${id}: ${held.stage} -> canceled`
    await noteOperator(tx, { playerId, action: 'bonus_canceled', details, operator, reason, at: now })
    return true
  })
}

/** The same for free spins: the winnings of those that were played are paid. */
export async function cancelFreespinsByStaff(
  needs: BonusNeeds,
  { operator, reason }: CommandSignature,
  id: bigint,
): Promise<boolean> {
  const at = needs.clock.now()
  return needs.db.transaction(async (tx) => {
    const held = await lockFreespins(tx, id)
    if (!held || isInactive(held.stage)) return false
    const canceled = await moveFreespins(tx, id, { stage: 'canceled', at })
    await announceFreespins(needs, tx, [await advanceFreespins(needs, tx, canceled)])
    const details = `freespins ${id}: ${held.stage} -> canceled`
    await noteOperator(tx, { playerId: held.player_id, action: 'bonus_canceled', details, operator, reason, at })
    return true
  })
}
