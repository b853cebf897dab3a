import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { FormNote } from '../../../ui/forms/FormNote'
import { fieldsOf, missingOf, type PlayerFields } from '../model'
import type { Player } from '../queries'
import { useProfileForm } from '../useProfileForm'
import { ProfileFormField } from './ProfileFormField'

/** How a form of another feature controls the fields inside it. */
export interface FieldsHandle {
  /** Saves them; false if one of them is invalid, which then has the focus. */
  readonly save: () => Promise<boolean>
  /** Shows the errors of each field. */
  readonly judge: () => Promise<boolean>
}

interface MissingFieldsProps {
  readonly player: Player
  readonly config: PlayerFields
  /** The player's fields, in this order. */
  readonly names: readonly string[]
  readonly handle: Ref<FieldsHandle>
}

/** The player's fields inside another form, which saves them first. They stay visible after saving. */
export default function MissingFields({ player, config, names, handle }: MissingFieldsProps) {
  const [fields] = useState(() => {
    const contexts = { ...config.contexts, asked: [...names] }
    return missingOf(fieldsOf({ ...config, contexts }, 'asked', player), player)
  })
  const isSaved = useRef(false)
  const onSaved = () => {
    isSaved.current = true
  }
  const form = useProfileForm({ context: 'edition', fields, player, onSaved })
  useImperativeHandle(handle, () => ({
    save: async () => {
      isSaved.current = false
      await form.save()
      return isSaved.current
    },
    judge: () => form.form.trigger(),
  }))
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <div className="md:col-span-2 empty:hidden">
        <FormNote text={form.note} />
      </div>
      {fields.map((field) => (
        <ProfileFormField key={field.name} field={field} of={form} />
      ))}
    </div>
  )
}
