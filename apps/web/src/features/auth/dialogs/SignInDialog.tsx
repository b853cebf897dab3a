import { deviceName } from '@apogee/rules/site/device'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDate } from '../../../lib/format/date'
import { useReaderZone } from '../../../lib/format/readerZone'
import { goOnIn, languageToGoOn } from '../../../lib/i18n/chosenLocale'
import { countryName } from '../../../lib/i18n/countryName'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { toast } from '../../../lib/toasts'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { CodeStep } from '../components/CodeStep'
import { PasswordStep } from '../components/PasswordStep'
import { returnPath } from '../model'
import type { SignedIn } from '../mutations'
import { pathBelow } from '../pathBelow'

/** Whether a provider has verified the player's identity and only the code is missing. */
const owesCode = ({ state: { location } }: AnyRouter): boolean => location.search.provider === 'code'

/** Signs in with email and password, and with a code if the player has enabled it (AUTH-01, AUTH-02). */
export default function SignInDialog({ redirect }: { readonly redirect?: string }) {
  const t = useT('auth')
  const { close } = useDialog()
  const router = useRouter()
  const { brand, locale } = useSite()
  const [step, setStep] = useState<'password' | 'code'>(() => (owesCode(router) ? 'code' : 'password'))
  const [why, setWhy] = useState<string>()
  const lastSignIn = useLastSignIn()

  const wanted = returnPath(redirect, false)

  const entered = async (player: SignedIn) => {
    const language = languageToGoOn(player.language, locale, brand.locales)
    if (language) return goOnIn(language, wanted ?? pathBelow(router), brand.locales)
    const last = lastSignIn(player.previous_sign_in)
    if (last) toast({ kind: 'message', id: 'last-sign-in', title: t('signIn.last'), text: last })
    if (wanted) await router.navigate({ href: wanted, replace: true })
    else close()
  }
  const again = (reason: string | undefined) => {
    setWhy(reason)
    setStep('password')
  }
  if (step === 'code')
    return (
      <Dialog title={t('code.title')} size="small" onBack={() => again(undefined)}>
        <CodeStep target={wanted} onEntered={entered} onExpired={again} />
      </Dialog>
    )
  return (
    <Dialog title={t('signIn.title')} size="small">
      <PasswordStep redirect={redirect} why={why} onEntered={entered} onCode={() => setStep('code')} />
    </Dialog>
  )
}

/** "20 Nov 2026, 14:03 · Chrome, Windows · Germany": when, on what and where the player last logged in. */
function useLastSignIn() {
  const { locale } = useSite()
  const zone = useReaderZone()
  return (last: SignedIn['previous_sign_in']): string | undefined =>
    last
      ? [
          formatDate(last.at, locale, 'dayTime', zone),
          deviceName(last.user_agent),
          last.country && countryName(last.country, locale),
        ]
          .filter(Boolean)
          .join(' · ')
      : undefined
}
