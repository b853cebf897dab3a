import { textOf } from '../../../core/content/texts.ts'
import { titleIn } from '../../../core/content/titleIn.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { enqueueMail } from '../../../core/mail/enqueueMail.ts'
import { formatValue } from '../../../ports/mail/formatValue.ts'
import { sendNotification } from '../../notifications/public.ts'
import { addresseeOf } from '../../profile/public.ts'
import { type Awarded, prizeWords } from '../../tournaments/public.ts'
import { prizeOf } from '../definitions/lotteryTerms.ts'
import type { UnpaidRow } from '../draw/drawStore.ts'
import type { LotteryRow } from '../store.ts'
import type { GrantRow } from '../tickets/ticketStore.ts'

type NotifyNeeds = Pick<Core, 'clock' | 'realtime'>

const dayMs = 86_400_000
const shownForMs = 7 * dayMs

interface LotteryNotice {
  readonly name: 'tickets' | 'soon' | 'won'
  /** Each key sends one notification. */
  readonly key: string
  readonly icon: string
  readonly expiresAt: Date
  /** Values of the text in addition to the title of the lottery. */
  readonly values: (locale: string, brand: string) => Readonly<Record<string, string>>
}

async function notify(
  needs: NotifyNeeds,
  tx: Tx,
  row: LotteryRow,
  playerId: bigint,
  word: LotteryNotice,
): Promise<void> {
  const { language: locale, brand } = await addresseeOf(tx, playerId)
  const values = { lottery: titleIn(row.definition.titles, locale), ...word.values(locale, brand) }
  const say = (part: string) => textOf(locale, `notifications.told.lottery.${word.name}.${part}`, values, brand)
  await sendNotification(needs, tx, {
    playerId,
    key: word.key,
    expiresAt: word.expiresAt,
    body: {
      title: say('title'),
      text: say('text'),
      content: {
        icon: `/media/art/1/${word.icon}/256.webp`,
        button: { title: say('button'), path: `/lottery/${row.frontend_identifier}` },
      },
    },
  })
}

const timeIn = (at: Date, locale: string): string => formatValue({ time: at.toISOString() }, locale)

/** Notifies a player of tickets they got without buying them; shown until the draw. */
export const notifyTickets = (needs: NotifyNeeds, tx: Tx, row: LotteryRow, grant: GrantRow): Promise<void> =>
  notify(needs, tx, row, grant.player_id, {
    name: 'tickets',
    key: `lottery-tickets:${grant.id}`,
    icon: 'admission-tickets',
    expiresAt: row.draw_at,
    values: (locale) => ({ count: String(grant.tickets), time: timeIn(row.draw_at, locale) }),
  })

/** Notifies a ticket holder that the draw is near. */
export const notifySoon = (needs: NotifyNeeds, tx: Tx, row: LotteryRow, playerId: bigint): Promise<void> =>
  notify(needs, tx, row, playerId, {
    name: 'soon',
    key: `lottery-soon:${row.id}:${playerId}`,
    icon: 'admission-tickets',
    expiresAt: row.draw_at,
    values: (locale) => ({ time: timeIn(row.draw_at, locale) }),
  })

/** Notifies a winner, on the site and by email, that their prize has been paid. */
export async function notifyWon(
  needs: NotifyNeeds,
  tx: Tx,
  row: LotteryRow,
  { given, ...won }: UnpaidRow & { readonly given: Awarded },
): Promise<void> {
  const prize = prizeOf(row.definition, won.award_place)
  const words = (locale: string, brand: string) => ({
    prize: prizeWords(given, prize, { locale, brand }),
    ticket: won.ticket,
    place: String(won.award_place),
  })
  await notify(needs, tx, row, won.player_id, {
    name: 'won',
    key: `lottery-won:${row.id}:${won.award_place}`,
    icon: 'trophy',
    expiresAt: new Date(needs.clock.now().getTime() + shownForMs),
    values: words,
  })
  const { email, language: locale, brand } = await addresseeOf(tx, won.player_id)
  const values = { ...words(locale, brand), lottery: titleIn(row.definition.titles, locale) }
  await enqueueMail(tx, { template: 'lotteryWon', to: email, locale, brand, values })
}
