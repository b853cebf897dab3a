import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { FormNote } from '../../../ui/FormNote'
import { fieldsOf, missingOf, type PlayerFields } from '../model'
import type { Player } from '../queries'
import { useProfileForm } from '../useProfileForm'
import { ProfileFormField } from './ProfileFormField'

/** What a form of another area does with the fields in it. */
export interface FieldsHandle {
  /** Saves them; false when one of them is wrong, which then has the focus. */
  readonly save: () => Promise<boolean>
  /** Says what is wrong with them, at each of them. */
  readonly judge: () => Promise<boolean>
}

interface MissingFieldsProps {
  readonly player: Player
  readonly config: PlayerFields
  /** Fields of the player, in this order. */
  readonly names: readonly string[]
  readonly handle: Ref<FieldsHandle>
}

/** Fields of the player that stand inside another form, which saves them first. They stay in sight once they are saved. */
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
