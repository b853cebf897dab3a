import type { Handlers } from '../../core/http/handler.ts'
import { findManager } from './findManager.ts'
import { listAdventures } from './listAdventures.ts'

/** What is configured of the VIP club; the progress reads payments and rounds and stands in flows. */
export const vipHandlers = {
  'vip.adventures': listAdventures,
  'vip.managers': findManager,
} satisfies Partial<Handlers>
