import type { Handlers } from '../../core/http/handler.ts'
import { contactSupport } from './contactSupport.ts'
import { listMessages } from './listMessages.ts'
import { readRestoreId, writeRestoreId } from './restoreId.ts'

export const supportHandlers = {
  'support.contact': contactSupport,
  'support.messages': listMessages,
  'support.readRestoreId': readRestoreId,
  'support.writeRestoreId': writeRestoreId,
} satisfies Partial<Handlers>
