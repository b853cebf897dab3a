import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { Lock, Undo2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { FormNote } from '../../../ui/forms/FormNote'
import { Icon } from '../../../ui/Icon'
import { type FormField, sectionsOf, valuesOf } from '../model'
import { type Player, playerQuery } from '../queries'
import { useProfileForm } from '../useProfileForm'
import { ProfileFormField } from './ProfileFormField'

const LeavePopup = lazy(() => import('./LeavePopup'))

interface DetailsFormProps {
  readonly player: Player
  readonly fields: readonly FormField[]
}

/** The player's details, editable in place. Following a link does not lose their changes. */
export function DetailsForm({ player, fields }: DetailsFormProps) {
  const t = useT('profile')
  const dialogs = useDialogs()
  const state = useProfileForm({
    context: 'edition',
    fields,
    player,
    onSaved: () => toast({ kind: 'success', title: t('data.saved') }),
  })
  const { form, note, save } = state
  const { isDirty, isSubmitting } = form.formState
  const reset = () => form.reset(valuesOf(fields, player))
  const client = useQueryClient()
  const leaving = useBlocker({
    // A dialog changes the page's address but not the page, and a player who has logged out can no longer save.
    shouldBlockFn: ({ current, next }) =>
      isDirty && current.pathname !== next.pathname && client.getQueryData(playerQuery().queryKey) !== null,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  const isLocked = fields.some((field) => field.isLocked)
  return (
    // A focused field must not be covered by the bar at the bottom of the page.
    <form
      method="post"
      onSubmit={save}
      noValidate
      className="grid grid-cols-1 gap-4 [&_:is(input,select)]:scroll-mb-[calc(var(--bottom-height)+7rem)]"
    >
      {leaving.status === 'blocked' && (
        <Suspense>
          <LeavePopup onStay={leaving.reset} onLeave={leaving.proceed} />
        </Suspense>
      )}
      <FormNote text={note} />
      {isLocked && (
        <p className="flex gap-2 text-14 text-text-2">
          <Icon of={Lock} size={16} className="mt-0.5 text-text-3" />
          <span>
            {t('sections.locked')}{' '}
            <button
              type="button"
              onClick={() => dialogs.open('support')}
              className="text-accent-text underline underline-offset-3"
            >
              {t('sections.lockedLink')}
            </button>
          </span>
        </p>
      )}
      {sectionsOf(fields).map(([section, parts]) => (
        <section key={section} className="hair rounded-card bg-surface-1 p-4 lg:p-6">
          <h2 className="font-[650]">{t(`sections.${section}`)}</h2>
          <p className="mt-1 max-w-[62ch] text-14 text-text-2">{t(`sections.${section}Text`)}</p>
          <div className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2">
            {parts.map((field) => (
              <ProfileFormField key={field.name} field={field} of={state} />
            ))}
          </div>
        </section>
      ))}
      {/* The save bar stays visible while the page scrolls. */}
      <div
        className={`flex gap-3 ${isDirty ? 'hair sticky bottom-[calc(var(--bottom-height)+0.5rem)] z-10 rounded-card bg-surface-2 p-3 shadow-pop md:bottom-4 lg:p-4' : ''}`}
      >
        <Button
          type="submit"
          tone={isDirty ? 'action' : 'tonal'}
          size="large"
          waiting={isSubmitting}
          className="max-md:flex-1"
        >
          {t('data.submit')}
        </Button>
        {isDirty && (
          <Button size="large" tone="ghost" onClick={reset}>
            <Icon of={Undo2} />
            <span className="max-md:sr-only">{t('form.undo')}</span>
          </Button>
        )}
      </div>
    </form>
  )
}
