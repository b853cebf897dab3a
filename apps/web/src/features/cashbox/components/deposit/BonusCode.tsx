import { useId, useRef, useState } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useFormFailure } from '../../../../lib/i18n/useErrorText'
import { Button } from '../../../../ui/Button'
import { TextInput } from '../../../../ui/forms/TextInput'
import { useBonusCode } from '../../mutations'

/** OPEN-82, wire-facts 2.25: a code is valid if it comes with offers; any other is not stored. */
export function BonusCode() {
  const t = useT('cashbox')
  const failureOf = useFormFailure()
  const apply = useBonusCode()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [code, setCode] = useState('')
  const [note, setNote] = useState<{ readonly text: string; readonly isWrong: boolean }>()
  const send = async () => {
    const text = code.trim()
    if (text === '') return setNote({ text: t('screen.bonus.codeRequired'), isWrong: true })
    try {
      const offers = await apply.mutateAsync(text)
      setNote(
        offers > 0
          ? { text: t('screen.bonus.codeTaken'), isWrong: false }
          : { text: t('screen.bonus.codeUnknown'), isWrong: true },
      )
    } catch (error) {
      const { fields, general } = failureOf(error, ['deposit_bonus_code'])
      setNote({ text: fields['deposit_bonus_code'] ?? general ?? '', isWrong: true })
    }
    input.current?.focus()
  }
  if (!isOpen)
    return (
      <button
        type="button"
        className="link min-h-6 py-1 text-accent-text pointer-coarse:min-h-11"
        onClick={() => setIsOpen(true)}
      >
        {t('screen.bonus.code')}
      </button>
    )
  return (
    <div className="mt-2 mb-1 w-full">
      <label htmlFor={id} className="sr-only">
        {t('screen.bonus.codeLabel')}
      </label>
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <TextInput
            id={id}
            ref={input}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={t('screen.bonus.codeLabel')}
            aria-invalid={note?.isWrong || undefined}
            aria-describedby={note ? `${id}-note` : undefined}
            onChange={(event) => {
              setCode(event.target.value)
              setNote(undefined)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // The surrounding form belongs to the deposit.
              event.preventDefault()
              void send()
            }}
          />
        </div>
        <Button size="large" waiting={apply.isPending} onClick={() => void send()}>
          {t('screen.bonus.codeApply')}
        </Button>
      </div>
      <p
        id={`${id}-note`}
        role="status"
        className={`mt-2 text-12 empty:hidden ${note?.isWrong ? 'text-danger-text' : 'text-win'}`}
      >
        {note?.text}
      </p>
    </div>
  )
}
