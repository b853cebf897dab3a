import type { Handlers } from '../../core/http/handler.ts'
import { logEntry } from './logEntry.ts'
import { logValidation } from './logValidation.ts'

export const trackingHandlers = {
  'tracking.log': logEntry,
  'tracking.validation': logValidation,
} satisfies Partial<Handlers>
