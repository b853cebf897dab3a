import { quarterEnd } from '@apogee/rules/vip/progress'
import type { VipStatus } from '@apogee/rules/vip/statuses'
import { textOf } from '../../../core/content/texts.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { enqueueMail } from '../../../core/mail/enqueueMail.ts'
import { sendNotification } from '../../notifications/public.ts'
import type { PlayerRow } from '../../profile/public.ts'

export interface StatusNotice {
  /** Id of the move, which sends one notification. */
  readonly move: bigint
  readonly kind: 'vipReached' | 'vipGiven' | 'vipKept' | 'vipEnded' | 'vipChanged'
  readonly status: VipStatus
  /** Titles of its gifts, in the player's language. */
  readonly gifts: readonly string[]
}

const nameKey = (status: VipStatus): string =>
  `shell.rank.${status === 'REGULAR' ? 'rising_star' : status.toLowerCase()}`

/** Notifies a player of their new status on the site and by email, except during a break (SAFE-02). */
export async function notifyStatus(
  needs: Pick<Core, 'clock' | 'realtime'>,
  tx: Tx,
  player: PlayerRow,
  { move, kind, status, gifts }: StatusNotice,
): Promise<void> {
  const now = needs.clock.now()
  const { id: playerId, language: locale, brand } = player
  if (player.break_until && player.break_until > now) return
  const name = textOf(locale, nameKey(status), {}, brand)
  const gift = gifts.join(', ')
  const say = (key: string) => textOf(locale, `notifications.${key}`, { status: name, gift }, brand)
  await sendNotification(needs, tx, {
    playerId,
    key: `vip:${move}`,
    body: {
      title: say(`${kind}.title`),
      text: [say(`${kind}.text`), ...(gift ? [say('vipGift')] : [])].join(' '),
      content: {
        ...(status !== 'REGULAR' && { icon: `/media/status/${status.toLowerCase()}.svg` }),
        button: gift
          ? { title: say('vipGiftButton'), path: '/profile/gifts' }
          : { title: say('vipClub'), path: '/rocketplay-vipclub' },
      },
    },
  })
  await enqueueMail(tx, {
    template: kind === 'vipGiven' ? 'vipReached' : kind,
    to: player.email,
    locale,
    brand,
    values: {
      status: { text: nameKey(status) },
      ...(status !== 'REGULAR' && { until: { time: quarterEnd(now).toISOString() } }),
      ...(gift && { gift }),
    },
  })
}
