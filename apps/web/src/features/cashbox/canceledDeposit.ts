import { recall, remember } from '../../lib/browser/storage'
import { type Notice, showNotice } from '../../lib/notices'
import type { Site } from '../../lib/page/boot'
import { platformNow } from '../../lib/time/platformClock'
import { isCanceledNow, type Payment } from './model'

declare module '../../lib/browser/storage' {
  interface Stored {
    /** CASH-12: the last canceled payment that was announced to the player. */
    'cashbox.toldCanceled': number
  }
}

/** ERR-08 */
const paymentCanceled: Notice = { name: 'paymentCanceled', kind: 'warning' }

/** The player has seen it, here or in the cashbox. Nothing is stored after the player has logged out. */
export function recordCanceled({ id }: Pick<Payment, 'id'>): void {
  if (recall('auth.playerId') !== undefined) remember('cashbox.toldCanceled', id)
}

/** CASH-11, CASH-12: announces a canceled deposit once per device, across tabs and reloads. */
export async function announceCanceled(
  deposit: Payment,
  site: Pick<Site, 'texts'>,
  onAgain: () => void,
): Promise<void> {
  const isMine = await alone('cashbox.toldCanceled', () => {
    if (!isCanceledNow(deposit, recall('cashbox.toldCanceled'), platformNow())) return false
    recordCanceled(deposit)
    return true
  })
  if (isMine) await showNotice(site, paymentCanceled, { onPress: onAgain })
}

/** When several tabs receive the same message, only one at a time checks and writes. */
const alone = async <T>(name: string, ask: () => T): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, async () => ask()) : ask()
