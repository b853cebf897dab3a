import { useT } from '../../../lib/i18n/TextsProvider'
import { imageAt, prizeList } from '../model'
import type { WheelItem } from '../queries'
import { usePrizeText } from './usePrizeText'

interface PrizeListProps {
  readonly items: readonly WheelItem[]
  readonly currency: string
}

/** OPEN-44: the prizes and their odds, the rarest first. */
export function PrizeList({ items, currency }: PrizeListProps) {
  const t = useT('lootboxes')
  const words = usePrizeText()
  const prizes = prizeList(items, currency)
  return (
    <section className="hair rounded-card bg-surface-1/90 p-4 lg:p-6">
      <table className="w-full">
        <caption className="sr-only">{t('prizes.title')}</caption>
        <thead>
          <tr>
            <th scope="col" className="pb-2 text-left text-16 font-[650]">
              {t('prizes.title')}
            </th>
            <th scope="col" className="pb-2 text-right text-12 font-normal text-text-2">
              {t('prizes.chance')}
            </th>
          </tr>
        </thead>
        <tbody className="num">
          {prizes.map((prize) => (
            <tr key={prize.id} className="border-line border-t first:border-0">
              <th scope="row" className="h-12 text-left font-normal">
                <span className="flex items-center gap-3">
                  <img
                    src={imageAt(prize.image, 64)}
                    alt=""
                    width={28}
                    height={28}
                    loading="lazy"
                    className="shrink-0"
                  />
                  {words.name(prize)}
                </span>
              </th>
              <td className="pl-3 text-right">{words.chance(prize)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
