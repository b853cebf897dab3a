import { startWithin } from '@apogee/rules/validation/text/graphemes'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useFlag } from '../../lib/flags/flags'
import { useT } from '../../lib/i18n/TextsProvider'
import { dialogControls } from '../../lib/navigation/dialogs'
import { toast } from '../../lib/toasts'
import { playerQuery } from '../profile/queries'
import { useSupportNews } from './supportNews'

/** Announces a support reply that the player does not see, on any page. */
export default function SupportPopups() {
  const t = useT('shell')
  const router = useRouter()
  const { data: player } = useQuery(playerQuery())
  const isOn = useFlag('live_chat') && player != null
  const answer = useSupportNews()
  const told = useRef(0)
  useEffect(() => {
    if (!isOn || !answer || answer.id === told.current) return
    told.current = answer.id
    toast({
      kind: 'message',
      id: 'support',
      title: answer.agent ? t('support.answered', { name: answer.agent }) : t('support.automatic'),
      text: answer.content.length > 140 ? `${startWithin(answer.content, 140)}…` : answer.content,
      action: { label: t('support.open'), onPress: () => dialogControls(router).open('support') },
    })
  }, [answer, isOn, router, t])
  return null
}
