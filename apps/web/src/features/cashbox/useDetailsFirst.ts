import { obstacleTo } from '@apogee/rules/profile/incomplete'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDialogs } from '../../lib/navigation/dialogs'
import { playerQuery } from '../profile/queries'
import { playerFieldsQuery } from '../site/queries'

/**
 * GD-08: a withdrawal needs more details than the deposit the cashbox was opened for. They are requested before the
 * form, and the player then returns to it.
 */
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
