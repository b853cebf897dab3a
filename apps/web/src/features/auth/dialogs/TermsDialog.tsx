import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useErrorText, useFormFailure } from '../../../lib/i18n/useErrorText'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref } from '../../../lib/navigation/links'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Checkbox } from '../../../ui/forms/Checkbox'
import { FormNote } from '../../../ui/forms/FormNote'
import { Icon } from '../../../ui/Icon'
import { playerQuery } from '../../profile/queries'
import { DetailsDialog } from '../components/DetailsDialog'
import { useAcceptTerms, useSignOut } from '../mutations'

/**
 * MOD-13, AUTH-15: blocks the site until the terms are accepted and all other fields missing from an external sign-up
 * are filled in.
 */
export default function TermsDialog() {
  const { data: player } = useQuery(playerQuery())
  const missed = player?.auth_fields_missed ?? []
  return missed.some((field) => field !== 'terms_acceptance') ? <DetailsDialog missed={missed} /> : <AcceptTerms />
}

/** The player can also contact support or log out. */
function AcceptTerms() {
  const t = useT('auth')
  const common = useT('common')
  const words = useErrorText()
  const failureOf = useFormFailure()
  const dialogs = useDialogs()
  const accept = useAcceptTerms()
  const logOut = useSignOut()
  const box = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [isAccepted, setIsAccepted] = useState(false)
  const [isMissed, setIsMissed] = useState(false)
  const [note, setNote] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsMissed(!isAccepted)
    setNote(undefined)
    if (!isAccepted) return box.current?.focus()
    try {
      // The popup closes automatically once the player has accepted.
      await accept.mutateAsync()
    } catch (error) {
      setNote(failureOf(error, []).general)
    }
  }
  const links = {
    terms: (text: ReactNode) => <PageLink slug="terms-and-conditions">{text}</PageLink>,
    privacy: (text: ReactNode) => <PageLink slug="privacy-policy">{text}</PageLink>,
  }
  return (
    <Dialog title={t('terms.title')} size="small" blocking>
      <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
        <FormNote text={note} />
        <div className="flex items-start gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent/12 text-accent-text">
            <Icon of={ScrollText} size={24} />
          </span>
          <p className="text-text-2">{t('terms.text')}</p>
        </div>
        <Checkbox
          ref={box}
          checked={isAccepted}
          onChange={(event) => setIsAccepted(event.target.checked)}
          {...(isMissed && !isAccepted ? { error: words('must_be_accepted') } : {})}
        >
          {t.rich('fields.terms', links)}
        </Checkbox>
        <Button type="submit" tone="action" size="large" block waiting={accept.isPending}>
          {t('terms.submit')}
        </Button>
        <p className="text-center text-small text-text-2">{t('terms.leave')}</p>
        <div className="flex flex-wrap justify-center gap-x-6 gap-y-1 text-text-2">
          <button type="button" className="link py-2" onClick={() => void navigate({ to: '/withdraw' })}>
            {t('terms.withdraw')}
          </button>
          <button type="button" className="link py-2" onClick={() => dialogs.open('support')}>
            {t('terms.support')}
          </button>
          <button type="button" className="link py-2" onClick={() => logOut.mutate()}>
            {common('auth.logOut')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** Opens in a new tab, because the popup must stay. */
function PageLink({ slug, children }: { readonly slug: string; readonly children: ReactNode }) {
  const href = useHref()
  return (
    <a href={href(`/${slug}`)} target="_blank" rel="noopener" className="link text-accent-text">
      {children}
    </a>
  )
}
