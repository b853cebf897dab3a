import { formatTag } from '../../../lib/i18n/locales'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import type { Jackpot } from '../queries'
import { InfoList } from './InfoList'

/** JP-05: how to win a jackpot, with the figures of those shown. */
export function CatchInfo({ jackpots }: { readonly jackpots: readonly Jackpot[] | undefined }) {
  const t = useT('jackpots')
  const { locale } = useSite()
  const levels = jackpots?.[0]?.levels ?? []
  const basisPoints = levels.reduce((sum, { drop }) => sum + (drop?.share_bp ?? 0), 0)
  const share = new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 2 })
  const isTimed = levels.some(({ drop }) => drop?.rule === 'time')
  return (
    <InfoList
      title={t('catch.title')}
      isOrdered
      items={[
        { art: 'slot-machine', title: t('catch.playTitle'), text: t('catch.playText') },
        {
          art: 'coin',
          title: t('catch.shareTitle'),
          // The figure is unknown until the jackpots are loaded.
          text: basisPoints > 0 ? t('catch.shareText', { share: share.format(basisPoints / 10_000) }) : '\u00a0',
        },
        { art: 'stopwatch', title: t('catch.dropTitle'), text: t(isTimed ? 'catch.dropTime' : 'catch.dropAmount') },
        { art: 'party-popper', title: t('catch.payTitle'), text: t('catch.payText') },
      ]}
    />
  )
}
