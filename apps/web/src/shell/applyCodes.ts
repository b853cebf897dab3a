import type { QueryClient } from '@tanstack/react-query'
import { keepCode, sendCoupon, setIssue } from '../features/bonuses/mutations'
import { bonusesQuery } from '../features/bonuses/queries'
import type { Player } from '../features/profile/queries'
import type { Site } from '../lib/boot'
import { textsOf } from '../lib/i18n/textsOf'
import { toast } from '../lib/toasts'
import { takeStoredCode } from './guards/promocodes'

interface Needs {
  readonly client: QueryClient
  readonly site: Pick<Site, 'texts'>
}

/** BON-12: the code of a link is kept for the next deposit, bonuses switched on for it; then one can deposit. */
export async function applyDepositCode({ client }: Needs, player: Player, onDeposit: () => void): Promise<void> {
  const code = takeStoredCode('depositPromocode')
  if (code === null) return
  if (!player.can_issue_bonuses) await setIssue(client, true)
  await keepCode(client, code)
  onDeposit()
}

/** OPEN-82: the gift code of a link is used once, and said what came of it. */
export async function applyGiftCode({ client, site }: Needs): Promise<void> {
  const code = takeStoredCode('giftPromocode')
  if (code === null) return
  const [status] = await Promise.all([sendCoupon(code, crypto.randomUUID()), site.texts.need('bonuses')])
  const isDone = status === 'successfully_activated'
  toast({ kind: isDone ? 'success' : 'warning', id: 'gift', title: textsOf(site.texts, 'bonuses')(`coupon.${status}`) })
  if (isDone) await client.invalidateQueries({ queryKey: bonusesQuery().queryKey })
}
