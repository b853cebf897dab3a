import { askedForPlay } from '@apogee/rules/profile/incomplete'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDialogs } from '../../../lib/dialogs'
import { playerFieldsQuery } from '../../auth/queries'
import { playerQuery } from '../../profile/queries'

/**
 * Whether the licence, or the studio (GAME-05), requires something first that the profile lacks: it is asked for before the game
 * opens, and again by `ask`. A demo asks for nothing (GAME-06). What sign-up left open has a popup that nobody closes.
 */
export function useAskedFields(provider: string, isReal: boolean) {
  const dialogs = useDialogs()
  const { data: player } = useQuery(playerQuery())
  const { data: fields } = useQuery({ ...playerFieldsQuery, enabled: isReal })
  const context = isReal && player && fields ? askedForPlay(player, fields, provider) : undefined
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
