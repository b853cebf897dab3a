import { formatShare } from '../../../lib/format/formatShare'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import type { CardBox } from '../shop'

/** OPEN-44: the possible prizes of a box and their odds, the rarest first. */
export function BoxPrizes({ box }: { readonly box: CardBox }) {
  const t = useT('loyalty')
  const { locale } = useSite()
  return (
    <table className="w-full">
      <thead>
        <tr>
          <th scope="col" className="pb-1 text-left font-[650]">
            {t('exchange.inside')}
          </th>
          <th scope="col" className="pb-1 text-right text-12 font-normal text-text-2">
            {t('exchange.chance')}
          </th>
        </tr>
      </thead>
      <tbody className="num text-14">
        {box.prizes.map(({ id, title, weight, image }) => (
          <tr key={id} className="border-line border-t first:border-0">
            <th scope="row" className="h-10 text-left font-normal">
              <span className="flex items-center gap-3">
                {image && (
                  <img
                    src={image.replace(/\/\d+(?=\.webp$)/, '/64')}
                    alt=""
                    width={24}
                    height={24}
                    loading="lazy"
                    className="shrink-0"
                  />
                )}
                {title}
              </span>
            </th>
            <td className="pl-3 text-right">{formatShare(String(weight / 100), locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
