import { useT } from '../../../../lib/i18n/TextsProvider'
import { Field } from '../../../../ui/forms/Field'
import { TextInput } from '../../../../ui/forms/TextInput'
import type { MoneyForm } from '../useMoneyForm'

interface RecipientFieldProps {
  readonly form: MoneyForm
  readonly label: string | undefined
  readonly hint: string | undefined
  readonly recipient: string
  readonly onChange: (recipient: string) => void
}

/** The account that a withdrawal is paid to. */
export function RecipientField({ form, label, hint, recipient, onChange }: RecipientFieldProps) {
  const t = useT('cashbox')
  return (
    <div className="mt-4">
      <Field label={label ?? t('screen.amountStep.account')} error={form.refused.recipient} hint={hint}>
        {(ids) => (
          <TextInput
            {...ids}
            ref={form.recipientInput}
            value={recipient}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              onChange(event.target.value)
              form.setRefused({})
            }}
          />
        )}
      </Field>
    </div>
  )
}
