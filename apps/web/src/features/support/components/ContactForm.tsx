import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useFieldText, useFormFailure } from '../../../lib/i18n/useErrorText'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/forms/Field'
import { FormNote } from '../../../ui/forms/FormNote'
import { TextArea } from '../../../ui/forms/TextArea'
import { TextInput } from '../../../ui/forms/TextInput'
import { Icon } from '../../../ui/Icon'
import { contentLength, judgeContent, judgeSender } from '../model'
import { useContact } from '../mutations'

const names = ['email', 'content'] as const

/** A message to support (OPEN-58). Server errors appear next to their fields, and the typed text stays (ERR-10). */
export function ContactForm({ email }: { readonly email: string | undefined }) {
  const t = useT('support')
  const fieldText = useFieldText()
  const failureOf = useFormFailure()
  const contact = useContact()
  const [note, setNote] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, setError, setFocus, watch, reset, formState } = useForm({
    defaultValues: { email: email ?? '', content: '' },
  })
  const { errors } = formState
  const send = handleSubmit(async (values) => {
    const message = { email: values.email.trim(), content: values.content.trim() }
    setNote(undefined)
    try {
      await contact.mutateAsync(message)
      reset({ email: message.email, content: '' })
      setSentTo(message.email)
    } catch (error) {
      const failure = failureOf(error, names)
      for (const name of names) {
        const text = failure.fields[name]
        if (text) setError(name, { type: 'server', message: text })
      }
      const first = names.find((name) => name in failure.fields)
      if (first) setFocus(first)
      setNote(failure.general)
    }
  })
  if (sentTo !== undefined)
    return (
      <div role="status" className="hair flex flex-col items-center rounded-card bg-surface-2 p-6 text-center">
        <Icon of={MailCheck} size={40} className="text-win" />
        <h2 className="mt-3 text-16 font-[650]">{t('sent.title')}</h2>
        <p className="mt-1 text-text-2">{t('sent.text', { email: sentTo })}</p>
        <Button className="mt-5" onClick={() => setSentTo(undefined)}>
          {t('sent.another')}
        </Button>
      </div>
    )
  return (
    <form method="post" onSubmit={send} noValidate className="grid grid-cols-1 gap-4">
      <FormNote text={note} />
      <Field label={t('form.email')} error={fieldText(errors.email, 'email')}>
        {(ids) => (
          <TextInput
            {...ids}
            {...register('email', { validate: (value) => judgeSender(value) ?? true })}
            type="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field
        label={t('form.content')}
        error={fieldText(errors.content)}
        hint={t('form.hint')}
        aside={
          <span className="num text-12 text-text-3">
            {t('form.count', { used: watch('content').trim().length, max: contentLength.maximum })}
          </span>
        }
      >
        {(ids) => (
          <TextArea
            {...ids}
            {...register('content', { validate: (value) => judgeContent(value) ?? true })}
            rows={5}
            placeholder={t('form.placeholder')}
          />
        )}
      </Field>
      <Button type="submit" tone="action" size="large" block waiting={formState.isSubmitting}>
        {t('form.submit')}
      </Button>
    </form>
  )
}
