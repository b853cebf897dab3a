import type { QueryClient } from '@tanstack/react-query'
import type { Texts } from '../../lib/i18n/texts'
import { textsOf } from '../../lib/i18n/textsOf'
import { toast } from '../../lib/toasts'
import { type Bonus, disabledGiftsQuery, type Freespins } from './queries'

/** Announces a new gift with a link to it; not for kinds that the operator hides (BON-13). */
export async function announceGift(client: QueryClient, texts: Texts, gift: Bonus | Freespins): Promise<void> {
  const [disabled] = await Promise.all([client.ensureQueryData(disabledGiftsQuery()), texts.need('bonuses')])
  if (gift.group_key && disabled.includes(gift.group_key)) return
  const t = textsOf(texts, 'bonuses')
  toast({
    kind: 'success',
    id: 'gift-arrived',
    title: t('arrived.title'),
    text: gift.title,
    action: { label: t('arrived.see'), path: '/profile/gifts' },
  })
}
