import type { Handlers } from '../../core/http/handler.ts'
import { attachOrigin } from './attachOrigin.ts'
import { trackingFront } from './front.ts'
import { recordVisit } from './recordVisit.ts'

export const trackingHandlers = {
  ...trackingFront.handlers,
  'tracking.utmSet': recordVisit,
  'tracking.utmSend': attachOrigin,
} satisfies Partial<Handlers>
