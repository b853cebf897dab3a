import { obstacleTo } from '@apogee/rules/profile/incomplete'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDialogs } from '../../lib/dialogs'
import { playerFieldsQuery } from '../auth/queries'
import { playerQuery } from '../profile/queries'

/** GD-08: a withdrawal asks for more than the deposit the cashbox was opened for; it is asked before the form, and leads back to it. */
export function useDetailsFirst(isWithdrawing: boolean): void {
  const dialogs = useDialogs()
  const { data: player } = useQuery(playerQuery())
  const { data: fields } = useQuery({ ...playerFieldsQuery, enabled: isWithdrawing })
  const obstacle = isWithdrawing && player && fields ? obstacleTo(player, fields, 'cashout') : undefined
  const ask = useRef(() => {})
  ask.current = () => dialogs.replace('personalInfo', { context: 'cashout' })
  useEffect(() => {
    if (obstacle === 'profile_incomplete') ask.current()
  }, [obstacle])
}
