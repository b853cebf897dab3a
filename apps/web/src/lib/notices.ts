import type { MessageFiles } from './i18n/messages'
import { textsOf } from './i18n/textsOf'
import type { Site } from './page/boot'
import { type Toast, toast } from './toasts'

/** ERR-05 to ERR-09: a standard message. Each area declares its own next to the code that shows it. */
export interface Notice extends Pick<Toast, 'kind' | 'persistent'> {
  /** Of its texts. */
  readonly name: NoticeName
}

type NoticeName = keyof MessageFiles['notifications']['notices']

/** ERR-07 */
export const somethingWrong: Notice = { name: 'wrong', kind: 'warning' }

interface Details {
  readonly email?: string
  /** The message then has a button. */
  readonly onPress?: () => void
  /** The server's own text, shown instead of ours (ERR-05). */
  readonly says?: string | undefined
}

/** Shows a standard message as a toast; its texts load first. */
export async function showNotice(site: Pick<Site, 'texts'>, notice: Notice, details: Details = {}): Promise<void> {
  await site.texts.need('notifications')
  const t = textsOf(site.texts, 'notifications')
  const { name, ...style } = notice
  const { email = '', onPress, says } = details
  const action = onPress && { label: t(`notices.${name as 'limitReached'}.action`), onPress }
  const house = { title: t(`notices.${name}.title`), text: t(`notices.${name}.text`, { email }) }
  toast({ ...style, id: name, ...(says ? { title: says } : house), ...(action ? { action } : {}) })
}
