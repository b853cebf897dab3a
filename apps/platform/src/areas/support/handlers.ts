import type { Handlers } from '../../core/http/handler.ts'
import { contactSupport } from './contactSupport.ts'
import { readThread, readUnread, seeThread } from './readThread.ts'
import { receiveAnswer } from './receiveAnswer.ts'
import { readRestoreId, writeRestoreId } from './restoreId.ts'
import { sendMessage } from './sendMessage.ts'

export const supportHandlers = {
  'support.contact': contactSupport,
  'support.thread': readThread,
  'support.say': sendMessage,
  'support.seen': seeThread,
  'support.unread': readUnread,
  'support.answer': receiveAnswer,
  'support.readRestoreId': readRestoreId,
  'support.writeRestoreId': writeRestoreId,
} satisfies Partial<Handlers>
