import { required } from '@apogee/rules/validation/required'
import { textOf } from '../../core/content/texts.ts'
import { titleIn } from '../../core/content/titleIn.ts'
import type { Tx } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import { enqueueMail } from '../../core/mail/enqueueMail.ts'
import { formatValue } from '../../ports/mail/formatValue.ts'
import { sendNotification } from '../notifications/public.ts'
import { findPayer, mayBePromoted } from '../profile/public.ts'
import type { BonusRow } from './bonusStore.ts'
import { playerFacts } from './store.ts'

type NoticeNeeds = Pick<Core, 'realtime' | 'clock'>

const dayMs = 86_400_000
const shownForMs = 7 * dayMs

const moneyOf = (cents: bigint, currency: string) => ({ money: { cents: Number(cents), currency } })

interface BonusNotice {
  /** Name of its texts in `notifications.json`. */
  readonly name: 'cashback' | 'bonusSpent'
  readonly bonus: BonusRow
  readonly cents: bigint
  readonly icon: string
  readonly until: Date
}

async function notify(needs: NoticeNeeds, tx: Tx, { name, bonus, cents, icon, until }: BonusNotice): Promise<void> {
  const { language, brand } = await playerFacts(tx, bonus.player_id, needs.clock.now())
  const values = {
    amount: formatValue(moneyOf(cents, bonus.currency), language),
    title: titleIn(bonus.titles, language),
  }
  const say = (part: string) => textOf(language, `notifications.told.${name}.${part}`, values, brand)
  await sendNotification(needs, tx, {
    playerId: bonus.player_id,
    key: `${name}:${bonus.id}`,
    expiresAt: until,
    body: {
      title: say('title'),
      text: say('text'),
      amount_cents: Number(cents),
      currency: bonus.currency,
      content: { icon, button: { title: say('button'), path: '/profile/gifts' } },
    },
  })
}

/**
 * Notifies the player that a week's cashback waits among the gifts: on the site, as with any gift of theirs, and by
 * email if they agreed to promotions (decision 167).
 */
export async function notifyCashback(needs: NoticeNeeds, tx: Tx, bonus: BonusRow): Promise<void> {
  const { amount_cents: cents, currency } = bonus
  const until = required(bonus.activatable_until, 'end of a cashback offer')
  const now = needs.clock.now()
  const { brand } = await playerFacts(tx, bonus.player_id, now)
  const icon = '/media/art/1/money-bag/256.webp'
  await notify(needs, tx, { name: 'cashback', bonus, cents, icon, until })
  if (!(await mayBePromoted(tx, bonus.player_id, now))) return
  const { email, language } = await findPayer(tx, bonus.player_id)
  const values = { amount: moneyOf(cents, currency), until: { time: until.toISOString() } }
  await enqueueMail(tx, { template: 'cashback', to: email, locale: language, brand, values })
}

/** Notifies the player that the rest of a bonus was too small to stake and has been removed. */
export async function notifySpent(needs: NoticeNeeds, tx: Tx, bonus: BonusRow, cents: bigint): Promise<void> {
  const until = new Date(needs.clock.now().getTime() + shownForMs)
  await notify(needs, tx, { name: 'bonusSpent', bonus, cents, icon: '/media/art/1/gift/256.webp', until })
}
