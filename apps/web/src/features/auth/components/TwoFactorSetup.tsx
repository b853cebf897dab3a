import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../../lib/api'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useFieldText, useFormFailure } from '../../../lib/i18n/useErrorText'
import { Button } from '../../../ui/Button'
import { ErrorState } from '../../../ui/ErrorState'
import { FormNote } from '../../../ui/FormNote'
import { Skeleton } from '../../../ui/Skeleton'
import { hasCode, inFours } from '../model'
import { twoFactorQuery } from '../queries'
import { useEnableTwoFactor } from '../securityMutations'
import { CodeField } from './CodeField'

/** The picture and the secret of a second factor, and the first code that proves they were taken. */
export function TwoFactorSetup({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const t = useT('auth')
  const fieldText = useFieldText()
  const failureOf = useFormFailure()
  const { data: offered, isError, refetch, isFetching } = useQuery(twoFactorQuery())
  const enable = useEnableTwoFactor()
  const [note, setNote] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } })
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />

  const submit = handleSubmit(async ({ code }) => {
    if (!offered) return
    setNote(undefined)
    try {
      const { recovery_codes } = await enable.mutateAsync({ otp_secret: offered.otp_secret, authentication_code: code })
      onCodes(recovery_codes)
    } catch (error) {
      const failure = failureOf(error, ['authentication_code'])
      const refused = error instanceof ApiError ? error.errors['authentication_code'] : undefined
      const message = hasCode(refused, 'invalid') ? t('code.wrong') : failure.fields['authentication_code']
      if (message) setError('code', { type: 'server', message }, { shouldFocus: true })
      setNote(failure.general)
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-text-2">{t('twoFactor.scan')}</p>
      {offered ? (
        <div className="grid justify-items-center gap-4 sm:grid-cols-[auto_1fr] sm:items-center sm:justify-items-start">
          <img src={offered.data} alt={t('twoFactor.qr')} width={176} height={176} className="rounded-control" />
          <div className="text-center sm:text-left">
            <p className="text-14 text-text-2">{t('twoFactor.secret')}</p>
            <p className="mt-1 text-16 font-[620] text-balance break-words num select-all">
              {inFours(offered.otp_secret)}
            </p>
          </div>
        </div>
      ) : (
        <Skeleton className="h-44" />
      )}
      <FormNote text={note} />
      <CodeField field={register('code', { required: 'required' })} error={fieldText(formState.errors.code)} />
      <Button type="submit" tone="action" size="large" block waiting={formState.isSubmitting} disabled={!offered}>
        {t('twoFactor.switchOn')}
      </Button>
    </form>
  )
}
