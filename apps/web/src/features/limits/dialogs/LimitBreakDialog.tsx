import type { Span } from '@apogee/rules/limits/period'
import { normalise } from '@apogee/rules/validation/text/normalise'
import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useFormFailure } from '../../../lib/i18n/useErrorText'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { Field } from '../../../ui/forms/Field'
import { FormNote } from '../../../ui/forms/FormNote'
import { TextInput } from '../../../ui/forms/TextInput'
import { Icon } from '../../../ui/Icon'
import { EmptyState } from '../../../ui/states/EmptyState'
import { useLimitLabels } from '../components/useLimitLabels'
import { type BreakKind, breakOf } from '../model'
import { useSaveLimit } from '../mutations'
import { limitsQuery } from '../queries'

export interface LimitBreakProps {
  readonly kind: BreakKind
  readonly span: Span
  /** The end of the break that was running when the dialog was opened, and which the new one is to replace. */
  readonly replaces?: string
}

/** SAFE-02: a break cannot be ended early, so it starts only after the player has typed the confirmation word. */
export default function LimitBreakDialog({ kind, span, replaces }: LimitBreakProps) {
  const { t, moment } = useLimitLabels()
  const { close } = useDialog()
  const failureOf = useFormFailure()
  const save = useSaveLimit()
  const { data } = useQuery(limitsQuery())
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isJudged, setIsJudged] = useState(false)
  const word = t('breaks.word')
  const isRight = normalise(typed, 'text').toLocaleLowerCase() === word.toLocaleLowerCase()
  const title = t(`breaks.${kind}.title`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsJudged(true)
    if (isRight) save.mutate({ type: kind, period: span })
    else input.current?.focus()
  }
  const running = breakOf(data ?? [])
  // Its entry stays in the browser's history: after a reload, the dialog must not offer a break that has begun.
  if (save.isSuccess || (running && (running.untilIso ?? 'forever') !== replaces)) {
    const until = running?.untilIso
    return (
      <Dialog title={title} size="small">
        <EmptyState
          art={<Icon of={CalendarCheck} size={56} className="text-info" />}
          title={until ? t('breaks.running', { date: moment(until) }) : t('breaks.runningForEver')}
          text={t('breaks.runningText')}
          action={<Button onClick={close}>{t('close')}</Button>}
        />
      </Dialog>
    )
  }
  return (
    <Dialog
      title={title}
      size="small"
      foot={
        <Button type="submit" form="limit-break" size="large" block tone="danger" waiting={save.isPending}>
          {t(`breaks.${kind}.begin`, { span: t(`spans.${span}`) })}
        </Button>
      }
    >
      <form method="post" id="limit-break" noValidate onSubmit={submit} className="grid gap-4">
        <FormNote text={save.isError ? failureOf(save.error, []).general : undefined} />
        <ul className="grid list-disc gap-2 pl-5 text-text-2">
          <li>{t('breaks.means.play')}</li>
          <li>{t('breaks.means.money')}</li>
          <li>{t(span === 'forever' ? 'breaks.means.never' : 'breaks.means.end')}</li>
        </ul>
        <Field
          label={t('breaks.type', { word })}
          error={isJudged && !isRight ? t('breaks.typeAgain', { word }) : undefined}
        >
          {(ids) => (
            <TextInput
              {...ids}
              ref={input}
              autoComplete="off"
              autoCapitalize="none"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
