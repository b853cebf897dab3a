import { Button } from '../../../ui/Button'
import { FormNote } from '../../../ui/forms/FormNote'
import type { FormField } from '../model'
import type { Player } from '../queries'
import { useProfileForm } from '../useProfileForm'
import { ProfileFormField } from './ProfileFormField'

interface ProfileFormProps {
  readonly context: string
  readonly fields: readonly FormField[]
  readonly player: Player
  readonly submit: string
  readonly onSaved: () => void
}

/** The player's fields in a popup, in the configured order; a rejected value stays, followed by its error. */
export function ProfileForm({ submit, ...options }: ProfileFormProps) {
  const state = useProfileForm(options)
  return (
    <form method="post" onSubmit={state.save} noValidate className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <div className="md:col-span-2 empty:hidden">
        <FormNote text={state.note} />
      </div>
      {options.fields.map((field) => (
        <div key={field.name} className={field.kind === 'check' ? 'md:col-span-2' : ''}>
          <ProfileFormField field={field} of={state} />
        </div>
      ))}
      <div className="sticky -bottom-4 z-10 -mx-4 -mb-4 bg-surface-1 px-4 pt-3 pb-6 shadow-[inset_0_1px_0_var(--line)] md:-bottom-6 md:col-span-2 md:-mx-6 md:-mb-6 md:rounded-b-sheet md:px-6 md:py-4">
        <Button type="submit" tone="action" size="large" block waiting={state.form.formState.isSubmitting}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
