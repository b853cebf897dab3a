import { readAdventureTitle } from '@apogee/rules/vip/adventure'
import { textOf } from '../../../core/content/texts.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { enqueueMail } from '../../../core/mail/enqueueMail.ts'
import type { PlayerFacts } from '../../bonuses/public.ts'
import { sendNotification } from '../../notifications/public.ts'
import { findPayer } from '../../profile/public.ts'
import { onlyGame } from './grantDayPrize.ts'
import type { Prize } from './prize.ts'
import { prizeText } from './prizeTitles.ts'

interface PrizeNotice {
  readonly title: string
  readonly prize: Prize
  readonly currency: string
  readonly until: Date
}

/** Notifies a player, on the site and by email, that a day is done and its prize waits among their gifts. */
export async function notifyPrize(
  needs: Pick<Core, 'clock' | 'realtime'>,
  tx: Tx,
  { id: playerId, brand }: PlayerFacts,
  { title, prize, currency, until }: PrizeNotice,
): Promise<void> {
  const { email, language: locale } = await findPayer(tx, playerId)
  const game = await onlyGame(tx, prize)
  const words = {
    prize: prizeText({ prize, currency, brand, game }, locale),
    step: String(readAdventureTitle(title)?.step),
  }
  const say = (part: string) => textOf(locale, `notifications.told.adventure.${part}`, words, brand)
  await sendNotification(needs, tx, {
    playerId,
    key: `adventure:${playerId}:${title}`,
    expiresAt: until,
    body: {
      title: say('title'),
      text: say('text'),
      content: {
        icon: '/media/art/1/wrapped-gift/256.webp',
        button: { title: say('button'), path: '/rocketplay-adventure' },
      },
    },
  })
  await enqueueMail(tx, {
    template: 'adventurePrize',
    to: email,
    locale,
    brand,
    values: { ...words, until: { time: until.toISOString() } },
  })
}
