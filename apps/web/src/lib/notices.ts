import type { Site } from './boot'
import { textsOf } from './i18n/textsOf'
import { type Toast, toast } from './toasts'

type NoticeLook = Pick<Toast, 'kind' | 'persistent'>

/** ERR-05 to ERR-09: how each standing message of the house looks. */
export const noticeLooks = {
  confirmationSent: { kind: 'success' },
  promosAlready: { kind: 'message' },
  promosSubscribed: { kind: 'success' },
  wrong: { kind: 'warning' },
  paymentCanceled: { kind: 'warning' },
  limitReached: { kind: 'warning', persistent: true },
} as const satisfies Record<string, NoticeLook>

export type Notice = keyof typeof noticeLooks

/** Those that lead somewhere have a button; a limit only where one does not stand before it already. */
type Action<N extends Notice> = N extends 'paymentCanceled'
  ? [onPress: () => void]
  : N extends 'limitReached'
    ? [onPress?: () => void]
    : []

/** Says a standing message as a toast; its texts load first. */
export async function tell<N extends Notice>(
  site: Pick<Site, 'texts'>,
  name: N,
  ...[onPress]: Action<N>
): Promise<void> {
  await site.texts.need('notifications')
  const t = textsOf(site.texts, 'notifications')
  const key: Notice = name
  const action = onPress && { label: t(`notices.${name as 'limitReached'}.action`), onPress }
  toast({
    ...noticeLooks[name],
    id: name,
    title: t(`notices.${key}.title`),
    text: t(`notices.${key}.text`),
    ...(action ? { action } : {}),
  })
}
