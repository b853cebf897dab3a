import { missingForPayment } from '@apogee/rules/profile/incomplete'
import { useQuery } from '@tanstack/react-query'
import { lazy, type Ref, Suspense, useEffect, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { Skeleton } from '../../../ui/states/Skeleton'
import type { FieldsHandle } from '../../profile/components/MissingFields'
import { type Player, playerQuery } from '../../profile/queries'
import { playerFieldsQuery } from '../../site/queries'
import type { Action, Method } from '../model'

const MissingFields = lazy(() => import('../../profile/components/MissingFields'))

interface MethodFieldsProps {
  readonly method: Method
  readonly action: Action
  readonly handle: Ref<FieldsHandle>
}

/** Details that a method needs and the profile lacks, entered here (wire-facts 4.1). */
export function MethodFields({ method, action, handle }: MethodFieldsProps) {
  const { data: player } = useQuery(playerQuery())
  const { data: config } = useQuery(playerFieldsQuery)
  if (!player || !config) return null
  return <FieldsForm key={method.id} {...{ method, action, handle, player, config }} />
}

interface FieldsFormProps extends MethodFieldsProps {
  readonly player: Player
  readonly config: Parameters<typeof MissingFields>[0]['config']
}

function FieldsForm({ method, action, handle, player, config }: FieldsFormProps) {
  const t = useT('cashbox')
  // The fields missing at first: a saved field must not disappear while the player is using the form.
  const [names] = useState(() => missingForPayment(player, config, method.id, action))
  const isReady = useProfileTexts(names.length > 0)
  if (names.length === 0) return null
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="mb-1 font-[650]">{t('screen.amountStep.asked', { method: method.title })}</legend>
      <p className="mb-4 text-12 text-text-2">{t('screen.amountStep.askedText')}</p>
      <Suspense fallback={<Skeleton className="h-24 rounded-card" />}>
        {isReady ? (
          <MissingFields {...{ player, config, names, handle }} />
        ) : (
          <Skeleton className="h-24 rounded-card" />
        )}
      </Suspense>
    </fieldset>
  )
}

/** The field texts belong to the profile; most deposits do not need them. */
function useProfileTexts(isNeeded: boolean): boolean {
  const { texts } = useSite()
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    if (!isNeeded) return
    void texts.need('profile').then(
      () => setIsReady(true),
      // In a browser `need` never rejects: it falls back to English (ERR-04).
      () => undefined,
    )
  }, [isNeeded, texts])
  return isReady
}
