import { innerHtml } from '../../../lib/browser/trustedTypes'
import { pageRequest } from '../../../lib/page/pageRequest'
import { chatRoomScript } from '../chatRoom'

/** Rendered before the conversation, so that its space is reserved before it is painted. */
export const ChatRoomScript = () => (
  <script
    nonce={pageRequest()?.nonce}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own line
    dangerouslySetInnerHTML={innerHtml(import.meta.env.SSR ? chatRoomScript : '')}
  />
)
