import { useId } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import type { Quest } from '../model'
import { rulesId } from './questPaths'
import type { Amounts } from './useAmount'
import { useDates } from './useDates'

/** The rules of a quest in sentences, from what the platform says of it. */
export function QuestRules({ quest, amounts }: { readonly quest: Quest; readonly amounts: Amounts }) {
  const t = useT('quests')
  const id = useId()
  const { to } = useDates(quest)
  const { least_bet_cents: least, user_confirmation_required: mustJoin, currencies, levels } = quest
  const rules = [
    least === null ? t('rules.stakesAny') : t('rules.stakes', { least: amounts.say(least) }),
    t('rules.free'),
    t(mustJoin ? 'rules.join' : 'rules.auto'),
    ...(levels.some(({ reward }) => reward !== null) ? [t('rules.rewards')] : []),
    currencies.length > 0 ? t('rules.onlyCurrencies', { list: currencies.join(', ') }) : t('rules.currencies'),
    t('rules.rollback'),
    t('rules.end', { date: to }),
  ]
  return (
    <section id={rulesId} aria-labelledby={id} className="hair scroll-mt-20 rounded-card bg-surface-1 p-4 lg:p-6">
      <h2 id={id} className="text-20 font-[650]">
        {t('rules.title')}
      </h2>
      <ol className="mt-4 grid gap-x-8 gap-y-3 lg:grid-cols-2">
        {rules.map((rule, nth) => (
          <li key={rule} className="flex gap-3">
            <span
              aria-hidden="true"
              className="num grid size-6 shrink-0 place-items-center rounded-full bg-surface-3 text-12 font-[650]"
            >
              {nth + 1}
            </span>
            <span className="min-w-0 text-pretty text-text-2">{rule}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
