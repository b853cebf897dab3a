import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/links'
import { Icon } from '../../../ui/Icon'
import { GiftCard } from '../components/GiftCard'
import { giftsOf } from '../model'
import { bonusesQuery, giftConfigQuery } from '../queries'

/** RT-52: one bonus with all its terms. */
export function BonusScreen({ id }: { readonly id: number }) {
  const t = useT('bonuses')
  const href = useHref()
  const { data: bonuses = [] } = useQuery(bonusesQuery())
  const { data: config = { disabled: [], dresses: [], additional: {} } } = useQuery(giftConfigQuery())
  const [gift] = giftsOf(
    bonuses.filter((one) => one.id === id),
    config,
  )
  if (!gift) return null
  return (
    <div className="mx-auto max-w-[40rem] py-4">
      <a href={href('/profile/gifts')} className="inline-flex h-11 items-center gap-2 text-text-2 hover:text-text">
        <Icon of={ArrowLeft} />
        {t('back')}
      </a>
      <h1 className="mt-2 mb-6 text-24 font-[680] text-balance">{gift.title}</h1>
      <GiftCard gift={gift} isAlone />
      {gift.cmsData && (
        <p className="mt-4">
          <a href={href(gift.cmsData.url)} className="inline-flex min-h-11 items-center text-accent-text underline">
            {t('rules')}
          </a>
        </p>
      )}
    </div>
  )
}
