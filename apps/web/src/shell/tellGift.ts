import type { QueryClient } from '@tanstack/react-query'
import { type Bonus, disabledGiftsQuery, type Freespins } from '../features/bonuses/queries'
import type { Texts } from '../lib/i18n/texts'
import { textsOf } from '../lib/i18n/textsOf'
import { toast } from '../lib/toasts'

/** Says that a gift has arrived, and leads to it; nothing of a kind that the operator hides (BON-13). */
export async function tellGift(client: QueryClient, texts: Texts, gift: Bonus | Freespins): Promise<void> {
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
