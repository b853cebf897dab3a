import { useId } from 'react'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/links'
import { useSite } from '../../../lib/site'
import type { Tournament } from '../model'

/** What counts, in plain words, from the terms the tournament was announced with. */
function useRules(tournament: Tournament, category: string): string[] {
  const t = useT('tournaments')
  const { locale } = useSite()
  const { strategy, least_bet_cents: least, games_taken_limit: limit, currencies, currency } = tournament
  return [
    t(`rules.${strategy}`),
    t('rules.games', { games: category }),
    ...(least ? [t('rules.least', { amount: formatMoney(least, currency, locale) })] : []),
    ...(limit !== null ? [t('rules.limit', { count: limit })] : []),
    t('rules.real'),
    ...(currencies.length > 0 ? [t('rules.currency', { currencies: currencies.join(', ') })] : []),
    ...(strategy === 'win' || strategy === 'bet' ? [t('rules.converted', { currency })] : []),
    t(tournament.user_confirmation_required ? 'rules.confirm' : 'rules.auto'),
    ...(tournament.group_ids.length > 0 ? [t('rules.group')] : []),
    ...(tournament.group_tournament ? [t('rules.teams')] : []),
    t('rules.tie'),
    t('rules.void'),
  ]
}

interface RulesProps {
  readonly tournament: Tournament
  /** Whose games count, in words. */
  readonly category: string
}

export function Rules({ tournament, category }: RulesProps) {
  const t = useT('tournaments')
  const href = useHref()
  const links = useListLinks()
  const id = useId()
  const rules = useRules(tournament, category)
  return (
    <section
      aria-labelledby={id}
      id="rules"
      className="mt-6 scroll-mt-20 lg:hair lg:mt-8 lg:rounded-card lg:bg-surface-1 lg:p-6"
    >
      <div className="mb-4 flex items-baseline justify-between gap-4" {...links}>
        <h2 id={id} className="text-20 font-[650]">
          {t('rules.title')}
        </h2>
        <a
          href={href('/terms-and-conditions')}
          className="inline-block py-1 text-accent-text underline underline-offset-3"
        >
          {t('rules.terms')}
        </a>
      </div>
      <ol className="grid gap-x-12 gap-y-4 max-lg:hair max-lg:rounded-card max-lg:bg-surface-1 max-lg:p-4 lg:grid-cols-2">
        {rules.map((rule, at) => (
          <li key={rule} className="flex gap-3 text-pretty text-text-2">
            <span
              aria-hidden="true"
              className="num grid size-6 shrink-0 place-items-center rounded-full bg-surface-3 text-12 font-[650] text-text"
            >
              {at + 1}
            </span>
            <span className="pt-0.5">{rule}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
