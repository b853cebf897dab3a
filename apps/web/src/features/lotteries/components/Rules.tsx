import { formatDate } from '../../../lib/format/date'
import { useReaderZone } from '../../../lib/format/readerZone'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { localClock, useNow } from '../../../lib/time/clock'
import { RulesList } from '../../../ui/RulesList'
import type { LotteryView } from './useLottery'

/** The rules that apply to all players, in chronological order. */
export function Rules({ view: { lottery } }: { readonly view: LotteryView }) {
  const t = useT('lotteries')
  const href = useHref()
  const { locale } = useSite()
  const zone = useReaderZone()
  // Until the page knows the reader's zone, times are in UTC and labelled as such.
  const isLocal = useNow(localClock) !== undefined
  const time = (iso: string) =>
    isLocal ? formatDate(iso, locale, 'dayTime', zone) : `${formatDate(iso, locale, 'dayTime', 'UTC')} UTC`
  const rules = [
    t('rules.sales', { from: time(lottery.start_at), to: time(lottery.end_at) }),
    ...(lottery.max_tickets_count_to_player === null
      ? []
      : [t('rules.limit', { count: lottery.max_tickets_count_to_player })]),
    t('rules.each'),
    ...(Object.keys(lottery.deposit_scale_rules).length > 0 ? [t('rules.back')] : []),
    ...(lottery.draw_at === undefined ? [] : [t('rules.draw', { date: time(lottery.draw_at) })]),
    t('rules.once'),
    t('rules.paid'),
  ]
  return (
    <RulesList
      title={t('rules.title')}
      rules={rules}
      more={{ href: href('/competition-terms'), text: t('rules.full') }}
    />
  )
}
