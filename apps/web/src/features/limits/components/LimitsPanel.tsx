import { useQuery } from '@tanstack/react-query'
import { Moon, Plus } from 'lucide-react'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { Button } from '../../../ui/Button'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Icon } from '../../../ui/Icon'
import type { Player } from '../../profile/queries'
import { breakOf } from '../model'
import { limitsQuery } from '../queries'
import { LimitList } from './LimitList'
import { MailedChange } from './MailedChange'
import { useLimitLabels } from './useLimitLabels'

/** PROF-14: the player's limits and everything they can do about them. */
export function LimitsPanel({ player }: { readonly player: Player | null }) {
  const { t } = useLimitLabels()
  const dialogs = useDialogs()
  const { data } = useQuery(limitsQuery())
  // No highlighted button for a player on a break.
  const tone = breakOf(data ?? []) ? 'second' : 'action'
  return (
    <>
      <MailedChange />
      <BreakNote />
      <Button tone={tone} size="large" className="mb-6 max-md:w-full" onClick={() => dialogs.open('limitEdit', {})}>
        <Icon of={Plus} />
        {t('set')}
      </Button>
      <h2 className="sr-only">{t('title')}</h2>
      <LimitList player={player} />
    </>
  )
}

/** SAFE-02: shows that a break is running, until when, and what still works. */
export function BreakNote() {
  const { t, isHere, moment } = useLimitLabels()
  const href = useHref()
  const links = useListLinks()
  const { data } = useQuery(limitsQuery())
  const pause = breakOf(data ?? [])
  if (!pause) return null
  return (
    <section
      aria-labelledby="limits-break"
      className="mb-6 flex flex-wrap items-center gap-4 rounded-card bg-info/10 p-4 shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--info)_30%,transparent)] lg:p-6"
      {...links}
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-info/13 text-info">
        <Icon of={Moon} />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="limits-break" className="num text-16 font-[650]">
          {pause.untilIso
            ? t('breaks.running', { date: isHere ? moment(pause.untilIso) : '' })
            : t('breaks.runningForEver')}
        </h2>
        <p className="mt-1 text-14 text-text-2">{t('breaks.runningText')}</p>
      </div>
      <a href={href('/cashbox/withdraw')} className={buttonStyle({ tone: 'second' })}>
        {t('breaks.withdraw')}
      </a>
    </section>
  )
}
