import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useIsSheet } from '../../../ui/dialog/dialogShape'
import { ErrorState } from '../../../ui/states/ErrorState'
import { playerFieldsQuery } from '../../site/queries'
import { OtherWay } from '../components/OtherWay'
import { SignUpAside } from '../components/signUp/SignUpAside'
import { SignUpBand } from '../components/signUp/SignUpBand'
import { SignUpForm } from '../components/signUp/SignUpForm'
import { SignUpSkeleton } from '../components/signUp/SignUpSkeleton'
import { useIsSigningUp } from '../mutations'

/** Sign-up in a single form (AUTH-06), whose fields the operator configures (AUTH-10). */
export default function SignUpDialog({ redirect }: { readonly redirect?: string }) {
  const t = useT('auth')
  const id = useId()
  const isSheet = useIsSheet()
  const isWaiting = useIsSigningUp()
  const { data: config, isError, refetch, isFetching } = useQuery(playerFieldsQuery)
  const submit = (
    <Button type="submit" form={id} tone="action" size="large" block waiting={isWaiting} disabled={!config}>
      {t('signUp.submit')}
    </Button>
  )
  return (
    <Dialog title={t('signUp.title')} size="large" aside={<SignUpAside />} foot={submit}>
      {isSheet && <SignUpBand />}
      {config && <SignUpForm id={id} config={config} redirect={redirect} />}
      {!config && (isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <SignUpSkeleton />)}
      {/* Not in the foot: a phone on its side has room for one row there. */}
      <div className="mt-4">
        <OtherWay question={t('signUp.hasAccount')} answer={t('signUp.signIn')} dialog="signIn" redirect={redirect} />
      </div>
    </Dialog>
  )
}
