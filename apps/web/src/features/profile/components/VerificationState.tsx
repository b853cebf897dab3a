import { useMutation } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Clock, IdCard, type LucideIcon } from 'lucide-react'
import { api } from '../../../lib/api'
import { humanize } from '../../../lib/browser/humanize'
import { useT } from '../../../lib/i18n/TextsProvider'
import { textIf } from '../../../lib/i18n/textIf'
import { useFormFailure } from '../../../lib/i18n/useErrorText'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { Button } from '../../../ui/Button'
import { FormNote } from '../../../ui/forms/FormNote'
import { Icon } from '../../../ui/Icon'
import type { Player, Verification } from '../queries'
import { openProofs, proofsOf } from '../verification'

const stateStyles: Readonly<Record<Verification['state'], { icon: LucideIcon; colour: string }>> = {
  open: { icon: IdCard, colour: 'bg-accent/13 text-accent-text' },
  waiting: { icon: Clock, colour: 'bg-warn/13 text-warn' },
  again: { icon: CircleAlert, colour: 'bg-danger/13 text-danger-text' },
  approved: { icon: CircleCheck, colour: 'bg-win/13 text-win' },
  refused: { icon: CircleAlert, colour: 'bg-danger/13 text-danger-text' },
}

interface VerificationStateProps {
  readonly player: Player
  readonly verification: Verification
}

/** The player's overall status, the next step, and its duration. */
export function VerificationState({ player, verification }: VerificationStateProps) {
  const t = useT('profile')
  const dialogs = useDialogs()
  const { reason, hours, way } = verification
  // A newer platform may add states.
  const state = verification.state in stateStyles ? verification.state : 'open'
  const { icon, colour } = stateStyles[state]
  const isRequested = state === 'open' && verification.asked.some(({ requested }) => requested)
  const { done, all } = proofsOf(player, verification)
  const values = { count: Math.max(1, openProofs(player, verification)), hours, email: player.email }
  return (
    <section className="hair flex flex-col gap-4 rounded-card bg-surface-1 p-4 md:flex-row lg:p-6" aria-live="polite">
      <span className={`grid size-14 shrink-0 place-items-center rounded-full ${colour}`}>
        <Icon of={icon} size={28} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-20 font-[680]">
          {t(isRequested ? 'verification.states.requested' : `verification.states.${state}`)}
        </h2>
        <p className="mt-1 max-w-[62ch] text-text-2">{t(`verification.texts.${state}`, values)}</p>
        {reason && state !== 'waiting' && (
          <p className="mt-2 text-14 text-danger-text">
            {textIf(t, `verification.reasons.${reason}`) ?? humanize(reason)}
          </p>
        )}
        {way === 'documents' && state !== 'refused' && <Steps done={done} all={all} />}
        {state === 'refused' && (
          <Button className="mt-4" onClick={() => dialogs.open('support')}>
            {t('verification.support')}
          </Button>
        )}
        {way === 'hosted' && (state === 'open' || state === 'again') && <Begin level={verification.level_name} />}
      </div>
    </section>
  )
}

/** One segment per proof: a bar that shows how many there are. */
function Steps({ done, all }: { readonly done: number; readonly all: number }) {
  const t = useT('profile')
  return (
    <div className="mt-4 flex items-center gap-3">
      {/* Browsers impose their own colours on a native meter. */}
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div
        role="meter"
        aria-label={t('verification.progress')}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={done}
        className="flex max-w-80 flex-1 gap-1"
      >
        {Array.from({ length: all }, (_, place) => (
          // Segments of a bar: their index is their identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <span key={place} className={`h-2 flex-1 rounded-full ${place < done ? 'bg-win' : 'bg-surface-3'}`} />
        ))}
      </div>
      <span className="num text-14 text-text-2">{t('verification.done', { done, all })}</span>
    </div>
  )
}

/** The check happens on the provider's own page. */
function Begin({ level }: { readonly level: string }) {
  const t = useT('profile')
  const failureOf = useFormFailure()
  const begin = useMutation({
    mutationKey: ['profile.sumsubToken'],
    mutationFn: () => api('profile.sumsubToken', { query: { levelName: level } }),
    onSuccess: ({ url }) => url && location.assign(url),
  })
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <FormNote text={begin.isError ? failureOf(begin.error, []).general : undefined} />
      <Button tone="action" size="large" waiting={begin.isPending} onClick={() => begin.mutate()}>
        {t('verification.begin')}
      </Button>
      <p className="text-12 text-text-3">{t('verification.beginText')}</p>
    </div>
  )
}
