import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { FormNote } from '../../../ui/forms/FormNote'
import { Skeleton } from '../../../ui/states/Skeleton'
import { playerFieldsQuery } from '../../site/queries'
import { useSignOut, useUpdateDetails } from '../mutations'
import { minAge, namesOf, type PlayerFields, pickFields } from '../signUpForm'
import { useSignUpForm } from '../useSignUpForm'
import { SignUpFields } from './signUp/SignUpFields'

const consents: ReadonlySet<string> = new Set(['receive_promos', 'receive_sms_promos'])

/** AUTH-15: requests from players with an external account the details that the sign-up form would have requested. */
export function DetailsDialog({ missed }: { readonly missed: readonly string[] }) {
  const t = useT('auth')
  const common = useT('common')
  const id = useId()
  const { data: config } = useQuery(playerFieldsQuery)
  const update = useUpdateDetails()
  const logOut = useSignOut()
  return (
    <Dialog
      title={t('details.title')}
      blocking
      foot={
        <>
          <Button
            type="submit"
            form={id}
            tone="action"
            size="large"
            block
            waiting={update.isPending}
            disabled={!config}
          >
            {t('details.submit')}
          </Button>
          <button type="button" className="link mx-auto py-2 text-text-2" onClick={() => logOut.mutate()}>
            {common('auth.logOut')}
          </button>
        </>
      }
    >
      <p className="mb-4 text-text-2">{t('details.text')}</p>
      {config ? (
        <DetailsForm id={id} config={config} missed={missed} send={update.mutateAsync} />
      ) : (
        <Skeleton className="h-19" />
      )}
    </Dialog>
  )
}

interface DetailsFormProps {
  readonly id: string
  readonly config: PlayerFields
  readonly missed: readonly string[]
  readonly send: ReturnType<typeof useUpdateDetails>['mutateAsync']
}

function DetailsForm({ id, config, missed, send }: DetailsFormProps) {
  const { brand } = useSite()
  const asked = namesOf(config, 'registration').filter((name) => missed.includes(name) || consents.has(name))
  // In the order of the sign-up form, followed by the other fields.
  const fields = pickFields(config, [...new Set([...asked, ...missed])])
  // The popup closes automatically once nothing is missing.
  const { form, note, submit } = useSignUpForm(config, fields, (details) => send(details))
  const country = useWatch({ control: form.control, name: 'country' })
  return (
    <form method="post" id={id} onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <FormNote text={note} />
      <SignUpFields fields={fields} form={form} age={minAge(config, brand.law, String(country ?? ''))} />
    </form>
  )
}
