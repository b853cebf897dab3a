import type { WireLootbox } from '@apogee/contract/lootboxes'
import { formatDate } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { imageAt, wonPrize } from '../model'
import { usePrizeText } from './usePrizeText'

const maxShown = 3

/** The player's last prizes on this page. */
export function LastPrizes({ past }: { readonly past: readonly WireLootbox[] }) {
  const t = useT('lootboxes')
  const { locale } = useSite()
  const words = usePrizeText()
  const won = past.slice(0, maxShown).flatMap((box) => {
    const prize = wonPrize(box)
    return prize ? [{ box, prize }] : []
  })
  if (won.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-16 font-[650]">{t('last.title')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-3">
        {won.map(({ box, prize }) => (
          <li key={box.id} className="hair flex items-center gap-3 rounded-card bg-surface-1/90 px-4 py-3">
            <img src={imageAt(prize.image, 64)} alt="" width={32} height={32} loading="lazy" className="shrink-0" />
            <span className="num min-w-0">
              <span className="block font-[620]">{words.name(prize)}</span>
              <span className="block text-12 text-text-2">
                {formatDate(box.activated_at ?? box.created_at, locale, 'day', 'UTC')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
