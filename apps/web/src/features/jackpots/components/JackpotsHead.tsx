import { formatTag } from '../../../lib/i18n/locales'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { areExplained, jackpotsOf } from '../model'
import type { Jackpot } from '../queries'
import { InfoList } from './InfoList'
import { JackpotSlider } from './JackpotSlider'
import { Leaderboard } from './Leaderboard'
import { useJackpots } from './useJackpots'

/** Shown above the games of a jackpot category: the pools, the winners, how to win, and why it is fair. */
export function JackpotsHead({ category }: { readonly category: string }) {
  const t = useT('jackpots')
  const { jackpots } = useJackpots()
  const shown = jackpots && jackpotsOf(jackpots, category)
  // The rules of another platform's jackpots are unknown here.
  const isOurs = !jackpots?.length || areExplained(jackpots)
  return (
    <div className="mb-8">
      <JackpotSlider isTitled title={t(category === 'mystic-jackpots' ? 'mystic' : 'title')} jackpots={shown} />
      <Leaderboard />
      {isOurs && (
        <>
          <CatchInfo jackpots={shown} />
          <Perks />
        </>
      )}
    </div>
  )
}

/** JP-05: the advantages of our jackpots. */
function Perks() {
  const t = useT('jackpots')
  return (
    <InfoList
      title={t('perks.title')}
      items={[
        { art: 'locked', title: t('perks.coveredTitle'), text: t('perks.coveredText') },
        { art: 'high-voltage', title: t('perks.paidTitle'), text: t('perks.paidText') },
        { art: 'magnifying-glass-tilted-left', title: t('perks.provenTitle'), text: t('perks.provenText') },
        { art: 'balance-scale', title: t('perks.sharedTitle'), text: t('perks.sharedText') },
      ]}
    />
  )
}

/** JP-05: how to win a jackpot, with the figures of those shown. */
function CatchInfo({ jackpots }: { readonly jackpots: readonly Jackpot[] | undefined }) {
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
