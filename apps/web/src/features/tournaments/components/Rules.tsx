import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { RulesList } from '../../../ui/RulesList'
import type { Tournament } from '../model'

/** The rules, made from the announced terms. */
function useRules(tournament: Tournament, category: string): string[] {
  const t = useT('tournaments')
  const { locale } = useSite()
  const { strategy, least_bet_cents: least, games_taken_limit: limit, currencies, currency, isCustom } = tournament
  return [
    t(`rules.${strategy}`),
    t('rules.games', { games: category }),
    ...(least ? [t('rules.least', { amount: formatMoney(least, currency, locale) })] : []),
    ...(limit !== null ? [t('rules.limit', { count: limit })] : []),
    ...(isCustom ? [t('rules.custom')] : [t('rules.real')]),
    ...(currencies.length > 0 ? [t('rules.currency', { currencies: currencies.join(', ') })] : []),
    ...(strategy === 'win' || strategy === 'bet' ? [t('rules.converted', { currency })] : []),
    ...(isCustom ? [] : [t(tournament.user_confirmation_required ? 'rules.confirm' : 'rules.auto')]),
    ...(tournament.group_ids.length > 0 ? [t('rules.group')] : []),
    ...(tournament.group_tournament ? [t('rules.teams')] : []),
    t('rules.tie'),
    ...(isCustom ? [] : [t('rules.void')]),
  ]
}

interface RulesProps {
  readonly tournament: Tournament
  /** The name of the category whose games count. */
  readonly category: string
}

export function Rules({ tournament, category }: RulesProps) {
  const t = useT('tournaments')
  const href = useHref()
  const more = { href: href('/competition-terms'), text: t('rules.terms') }
  return (
    <RulesList title={t('rules.title')} rules={useRules(tournament, category)} more={more} className="mt-6 lg:mt-8" />
  )
}
