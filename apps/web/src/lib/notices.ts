import { textsOf } from './i18n/textsOf'
import type { Site } from './page/boot'
import { type Toast, toast } from './toasts'

/** ERR-05 to ERR-09: the appearance of each standard message. */
const noticeStyles = {
  confirmationSent: { kind: 'success' },
  promosAlready: { kind: 'message' },
  promosSubscribed: { kind: 'success' },
  wrong: { kind: 'warning' },
  paymentCanceled: { kind: 'warning' },
  limitReached: { kind: 'warning', persistent: true },
} as const satisfies Record<string, Pick<Toast, 'kind' | 'persistent'>>

/**
 * The parameters of each message. Those with a target page have a button; a limit only if the player is not on its page
 * already.
 */
interface NoticeDetails extends Record<keyof typeof noticeStyles, Details> {
  confirmationSent: { readonly email: string }
  paymentCanceled: { readonly onPress: () => void }
}

interface Details {
  readonly email?: string
  readonly onPress?: () => void
  /** The server's own text, shown instead of ours (ERR-05). */
  readonly says?: string | undefined
}

export type Notice = keyof typeof noticeStyles

/** Shows a standard message as a toast; its texts load first. */
export async function showNotice<N extends Notice>(
  site: Pick<Site, 'texts'>,
  name: N,
  told: NoticeDetails[N],
): Promise<void> {
  await site.texts.need('notifications')
  const t = textsOf(site.texts, 'notifications')
  const { email = '', onPress, says }: Details = told
  const key: Notice = name
  const action = onPress && { label: t(`notices.${name as 'limitReached'}.action`), onPress }
  const house = { title: t(`notices.${key}.title`), text: t(`notices.${key}.text`, { email }) }
  toast({ ...noticeStyles[name], id: name, ...(says ? { title: says } : house), ...(action ? { action } : {}) })
}
