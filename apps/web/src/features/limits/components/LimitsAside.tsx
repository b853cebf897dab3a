import { useQuery } from '@tanstack/react-query'
import { HeartHandshake } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { Icon } from '../../../ui/Icon'
import type { Player } from '../../profile/queries'
import { type BreakKind, breakOf } from '../model'
import { limitsQuery } from '../queries'
import { BreakCard } from './BreakCard'
import { ThirtyDays } from './ThirtyDays'

/** Stronger measures than a limit: a break, self-exclusion, and someone to talk to. */
export function LimitsAside({ player }: { readonly player: Player | null }) {
  const t = useT('limits')
  const href = useHref()
  const links = useListLinks()
  const { data } = useQuery(limitsQuery())
  const until = (kind: BreakKind) => breakOf((data ?? []).filter(({ type }) => type === kind))?.untilIso
  const pause = breakOf(data ?? [])
  const isForEver = pause !== undefined && pause.untilIso === undefined
  return (
    <div className="grid content-start gap-4">
      {player && <ThirtyDays currency={player.currency} />}
      {!isForEver && <BreakCard kind="coolingoff" untilIso={until('coolingoff')} />}
      {!isForEver && <BreakCard kind="selfexclusion" untilIso={until('selfexclusion')} />}
      <section
        className="flex items-start gap-3 rounded-card bg-info/10 p-4 shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--info)_30%,transparent)] lg:p-6"
        {...links}
      >
        <Icon of={HeartHandshake} className="shrink-0 text-info" />
        <div className="min-w-0">
          <h2 className="text-16 font-[650]">{t('help.title')}</h2>
          <p className="mt-1 text-14 text-text-2">{t('help.text')}</p>
          <a
            href={href('/responsible-gaming#who-helps')}
            className="link mt-1 inline-flex min-h-11 items-center text-accent-text"
          >
            {t('help.link')}
          </a>
        </div>
      </section>
    </div>
  )
}
