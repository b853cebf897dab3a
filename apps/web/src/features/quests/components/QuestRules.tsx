import { useT } from '../../../lib/i18n/TextsProvider'
import { RulesList } from '../../../ui/RulesList'
import type { Quest } from '../model'
import type { Amounts } from './useAmount'
import { useDates } from './useDates'

/** The rules of a quest in sentences, built from the platform's data. */
export function QuestRules({ quest, amounts }: { readonly quest: Quest; readonly amounts: Amounts }) {
  const t = useT('quests')
  const { to } = useDates(quest)
  const { least_bet_cents: least, user_confirmation_required: mustJoin, currencies, levels } = quest
  const rules = [
    least === null ? t('rules.stakesAny') : t('rules.stakes', { least: amounts.format(least) }),
    t('rules.free'),
    t(mustJoin ? 'rules.join' : 'rules.auto'),
    ...(levels.some(({ reward }) => reward !== null) ? [t('rules.rewards')] : []),
    currencies.length > 0 ? t('rules.onlyCurrencies', { list: currencies.join(', ') }) : t('rules.currencies'),
    t('rules.rollback'),
    t('rules.end', { date: to }),
  ]
  return <RulesList title={t('rules.title')} rules={rules} />
}
