import { missingForProvider } from '@apogee/rules/profile/incomplete'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDialogs } from '../../../lib/dialogs'
import { playerFieldsQuery } from '../../auth/queries'
import { playerQuery } from '../../profile/queries'

/**
 * GAME-05: whether the studio requires something that the profile lacks; then it is asked for before the game opens, and
 * again by `ask`. A demo asks for nothing (GAME-06).
 */
export function useProviderFields(provider: string, isReal: boolean) {
  const dialogs = useDialogs()
  const { data: player } = useQuery(playerQuery())
  const { data: fields } = useQuery({ ...playerFieldsQuery, enabled: isReal })
  const isMissing = Boolean(isReal && player && fields && missingForProvider(player, fields, provider).length > 0)
  const ask = () => dialogs.open('personalInfo', { context: provider })
  const first = useRef(ask)
  useEffect(() => {
    if (isMissing) first.current()
  }, [isMissing])
  return { isMissing, ask }
}
