import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { Icon } from '../../../ui/Icon'
import { GiftCard } from '../components/GiftCard'
import { GiftScene } from '../components/GiftScene'
import { giftsOf } from '../model'
import { bonusesQuery, giftConfigQuery } from '../queries'

/** RT-52: one bonus with all its terms. */
export function BonusScreen({ id }: { readonly id: number }) {
  const t = useT('bonuses')
  const href = useHref()
  const { data: bonuses = [] } = useQuery(bonusesQuery())
  const { data: config = { disabled: [], contents: [], additional: {} } } = useQuery(giftConfigQuery())
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
      <header className="relative isolate mt-2 flex min-h-36 items-end overflow-hidden rounded-sheet p-4 shadow-line lg:min-h-44 lg:p-6">
        <GiftScene gift={gift} />
        <h1 className="display max-w-[26rem] text-20 text-balance wrap-break-word hyphens-auto min-[22.5rem]:text-24 lg:text-32">
          {gift.title}
        </h1>
      </header>
      <div className="relative -mt-2 rounded-card">
        <GiftCard gift={gift} isAlone />
      </div>
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
