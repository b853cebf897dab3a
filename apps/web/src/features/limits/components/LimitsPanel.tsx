import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Moon, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { showNotice, somethingWrong } from '../../../lib/notices'
import { useSite } from '../../../lib/page/site'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Icon } from '../../../ui/Icon'
import type { Player } from '../../profile/queries'
import { breakOf } from '../model'
import { useConfirmLimit } from '../mutations'
import { limitsQuery } from '../queries'
import { LimitList } from './LimitList'
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

/** RT-25: target of an emailed link. Its token works once, so it is used once and removed from the address. */
function MailedChange() {
  const t = useT('limits')
  const site = useSite()
  const navigate = useNavigate()
  const { token } = useSearch({ strict: false }) as { readonly token?: unknown }
  const { mutateAsync: confirm } = useConfirmLimit()
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (token === undefined || asked.current === String(token)) return
    asked.current = String(token)
    // At once: after the response the player may be on another page.
    void navigate({ to: '/profile/limits', search: {}, replace: true })
    void confirm(asked.current)
      .then(() => toast({ kind: 'success', id: 'limitConfirmed', title: t('confirmed'), text: t('confirmedText') }))
      // OPEN-63
      .catch(() => showNotice(site, somethingWrong))
  }, [token, confirm, navigate, site, t])
  return null
}
