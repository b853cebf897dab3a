import type { Handlers } from '../../core/http/handler.ts'
import { findManager } from './findManager.ts'
import { listAdventures } from './listAdventures.ts'
import { readVipClub } from './readVipClub.ts'
import { readVipProgress } from './readVipProgress.ts'

export const vipHandlers = {
  'vip.adventures': listAdventures,
  'vip.club': readVipClub,
  'vip.progress': readVipProgress,
  'vip.managers': findManager,
} satisfies Partial<Handlers>
