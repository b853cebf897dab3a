import type { QueryClient } from '@tanstack/react-query'
import { randomId } from '../../lib/browser/randomId'
import { textsOf } from '../../lib/i18n/textsOf'
import type { Site } from '../../lib/page/boot'
import { toast } from '../../lib/toasts'
import type { Player } from '../profile/queries'
import { giftOutcomes, sendCoupon, setIssue, storeCode } from './mutations'
import { consumeStoredCode } from './promoCodes'
import { bonusesQuery } from './queries'

interface Needs {
  readonly client: QueryClient
  readonly site: Pick<Site, 'texts'>
}

/** BON-12: stores a link's code for the next deposit and turns bonuses on for it, then lets the player deposit. */
export async function applyDepositCode({ client }: Needs, player: Player, onDeposit: () => void): Promise<void> {
  const code = consumeStoredCode('depositPromocode')
  if (code === null) return
  if (!player.can_issue_bonuses) await setIssue(client, true)
  await storeCode(client, code)
  onDeposit()
}

/** OPEN-82: uses a link's gift code once and reports the outcome. */
export async function applyGiftCode({ client, site }: Needs): Promise<void> {
  const code = consumeStoredCode('giftPromocode')
  if (code === null) return
  const [status] = await Promise.all([sendCoupon(code, randomId()), site.texts.need('bonuses')])
  const isDone = status === 'successfully_activated'
  const title = textsOf(site.texts, 'bonuses')(`code.${giftOutcomes[status]}`)
  toast({ kind: isDone ? 'success' : 'warning', id: 'gift', title })
  if (isDone) await client.invalidateQueries({ queryKey: bonusesQuery().queryKey })
}
