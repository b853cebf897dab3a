import { requiredForPlay } from '@apogee/rules/profile/incomplete'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { playerQuery } from '../../../profile/queries'
import { playerFieldsQuery } from '../../../site/queries'

/**
 * Whether the licence or the studio (GAME-05) requires details that the profile lacks. They are requested before the
 * game opens, and again by `ask`. A demo requires none (GAME-06). Details missing from sign-up have a popup of their
 * own that cannot be closed.
 */
export function useRequiredFields(provider: string, isReal: boolean) {
  const dialogs = useDialogs()
  const { data: player } = useQuery(playerQuery())
  const { data: fields } = useQuery({ ...playerFieldsQuery, enabled: isReal })
  const context = isReal && player && fields ? requiredForPlay(player, fields, provider) : undefined
  const ask = () => {
    if (context !== undefined && context !== 'sign_up') dialogs.open('personalInfo', { context })
  }
  const asked = useRef(ask)
  asked.current = ask
  useEffect(() => {
    if (context !== undefined) asked.current()
  }, [context])
  return { isMissing: context !== undefined, ask }
}
