import { chatGroupOf } from '@apogee/rules/profile/roles'
import { chatWidget } from '@apogee/rules/support/chatWidget'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { randomId } from '../../lib/browser/randomId'
import { useFlag } from '../../lib/flags/flags'
import { useSite } from '../../lib/page/site'
import { playerQuery } from '../profile/queries'
import { popupsQuery, statusesQuery } from '../site/queries'
import { liveChat } from './liveChat'
import { restoreIdRequest } from './model'
import { openLiveChat } from './openLiveChat'
import { setSupportUnread } from './supportUnread'

/** ROLE-08, OPEN-14: opens the live chat for players with access; undefined for all others, who write messages. */
export function useChat(): (() => void) | undefined {
  const { locale } = useSite()
  const isOn = useFlag('live_chat')
  const { data: player } = useQuery(playerQuery())
  const isPlayer = Boolean(player)
  const { data: config } = useQuery({ ...popupsQuery, enabled: isPlayer })
  const { data: statuses } = useQuery({ ...statusesQuery, enabled: isPlayer && config?.chat.group !== null })
  const chat = liveChat()
  if (!isOn || !player || !config || !statuses || !chat) return undefined
  const groups = player.statuses.map(({ id }) => id)
  if (chatWidget(groups, config.chat.group, statuses) !== 'chat') return undefined
  const whose = { internalId: String(player.id), project: config.chat.project }
  const name = player.nickname ?? player.first_name ?? player.email
  return () =>
    void openLiveChat(
      chat,
      { group: chatGroupOf(groups), locale, player: { id: player.id, email: player.email, name } },
      {
        readRestoreId: async () => {
          const body = restoreIdRequest('Get', whose, randomId())
          return (await api('support.readRestoreId', { body })).data.restoreId
        },
        writeRestoreId: (restoreId) => {
          const body = restoreIdRequest('Set', { ...whose, restoreId }, randomId())
          return api('support.writeRestoreId', { body })
        },
        setUnread: setSupportUnread,
      },
    )
}
