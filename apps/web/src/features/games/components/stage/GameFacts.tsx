import { useQuery } from '@tanstack/react-query'
import { humanize } from '../../../../lib/browser/humanize'
import { formatShare } from '../../../../lib/format/formatShare'
import { formatTag } from '../../../../lib/i18n/locales'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { sheetQuery } from '../../listing/sheetQuery'
import { Certificates } from '../Certificates'
import type { AroundGame } from './aroundGame'

/** RTP, volatility, hit rate, max win, lines or ways and currencies as stated by the studio. */
export function GameFacts({ game, studio, currency }: Pick<AroundGame, 'game' | 'studio' | 'currency'>) {
  const t = useT('games')
  const { locale, currency: guestCurrency } = useSite()
  const { data: sheet } = useQuery(sheetQuery(game.identifier, currency ?? guestCurrency))
  const volatility = game.volatility_rating && (`page.volatilities.${game.volatility_rating}` as const)
  const number = new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: 2 })
  const facts: readonly (readonly [string, string | null])[] = [
    [t('page.studio'), studio],
    ['RTP', game.payout && formatShare(game.payout, locale)],
    [t('page.volatility'), volatility && (t.has(volatility) ? t(volatility) : humanize(game.volatility_rating ?? ''))],
    [t('page.hitRate'), game.hit_rate && number.format(Number(game.hit_rate))],
    [t('page.maxWin'), game.max_win ? t('page.maxWinTimes', { times: number.format(game.max_win) }) : null],
    [t('page.lines'), game.lines === null ? null : String(game.lines)],
    [t('page.ways'), game.ways === null ? null : number.format(game.ways)],
    [t('page.currencies'), String(Object.keys(game.currencies).filter((code) => code !== 'FUN').length)],
  ]
  return (
    <>
      <dl className="num grid gap-2">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="flex justify-between gap-4">
                <dt className="text-text-2">{label}</dt>
                <dd className="text-right font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <HitMeaning game={game} />
      <Certificates of={sheet?.certificates} />
    </>
  )
}

/** Explains what the wins per 100 rounds count, and how many of them are less than the bet. */
function HitMeaning({ game }: Pick<AroundGame, 'game'>) {
  const t = useT('games')
  if (!game.hit_rate || !game.hit_meaning) return null
  const below = game.wins_below_stake ? ` ${t('page.winsBelowStake', { count: String(game.wins_below_stake) })}` : ''
  return (
    <p className="mt-3 text-14 text-text-2">
      {t('page.hitRate')}: {t(`page.hitMeanings.${game.hit_meaning}`)}
      {below}
    </p>
  )
}
