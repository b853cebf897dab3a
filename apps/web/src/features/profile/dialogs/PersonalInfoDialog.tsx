import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { type Dialogs, useDialogs } from '../../../lib/navigation/dialogs'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { ProfileDialogFrame } from '../components/ProfileDialogFrame'
import { ProfileForm } from '../components/ProfileForm'
import { fieldsOf, fieldsToComplete, missingOf, type PlayerFields } from '../model'
import { type Player, playerQuery } from '../queries'

type PersonalInfoDialogProps = Dialogs['personalInfo']

const ownReasons = ['deposit', 'cashout', 'play', 'edition'] as const
/** Their texts say that the details are requested once. */
const onceReasons: ReadonlySet<string> = new Set(['deposit', 'cashout', 'play'])

/**
 * PROF-09: a form with the details that the context needs and the player has not given; then continues to the page they
 * wanted (GD-08).
 */
export default function PersonalInfoDialog({ context, next, cashbox }: PersonalInfoDialogProps) {
  const t = useT('profile')
  const goOn = useGoOn(next === undefined ? (cashbox ?? ownCashbox[context]) : undefined, next)
  const { data: player } = useQuery(playerQuery())
  // A player with a name has completed the first of two steps, whose text promises to ask once.
  const [hasName] = useState(() => Boolean(player?.first_name))
  const reason = ownReasons.find((own) => own === context) ?? 'provider'
  return (
    <ProfileDialogFrame
      title={t('missing.title')}
      text={t(hasName && onceReasons.has(reason) ? 'missing.rest' : `missing.${reason}`)}
    >
      {(player, fields) => <Missing context={context} player={player} config={fields} onDone={goOn} />}
    </ProfileDialogFrame>
  )
}

interface MissingProps {
  readonly context: string
  readonly player: Player
  readonly config: PlayerFields
  readonly onDone: () => void
}

function Missing({ context, player, config, onDone }: MissingProps) {
  const t = useT('profile')
  // The fields missing when the popup opened: a saved field must not disappear while the player is using the form.
  const [fields] = useState(() =>
    context === 'edition' ? fieldsToComplete(config, player) : missingOf(fieldsOf(config, context, player), player),
  )
  const isComplete = fields.length === 0
  const isTold = useRef(false)
  useEffect(() => {
    if (!isComplete || isTold.current) return
    isTold.current = true
    onDone()
  }, [isComplete, onDone])
  if (isComplete) return null
  return <ProfileForm context={context} fields={fields} player={player} submit={t('missing.submit')} onSaved={onDone} />
}

function useGoOn(cashbox: PersonalInfoDialogProps['cashbox'], next: string | undefined): () => void {
  const router = useRouter()
  const dialogs = useDialogs()
  const { close } = useDialog()
  return () => {
    if (cashbox) dialogs.replace('cashbox', { ...cashbox, isAsked: true })
    else if (next !== undefined) void router.navigate({ href: next })
    else close()
  }
}

const ownCashbox: Readonly<Record<string, PersonalInfoDialogProps['cashbox']>> = {
  deposit: { step: 'deposit' },
  cashout: { step: 'withdraw' },
}
