import type { Handlers } from '../../core/http/handler.ts'
import { listAdventures } from './adventure/listAdventures.ts'
import { readOwnAdventure } from './adventure/readOwnAdventure.ts'
import { findManager } from './findManager.ts'
import { readVipClub } from './readVipClub.ts'
import { readVipProgress } from './readVipProgress.ts'

export const vipHandlers = {
  'vip.adventure': readOwnAdventure,
  'vip.adventures': listAdventures,
  'vip.club': readVipClub,
  'vip.progress': readVipProgress,
  'vip.managers': findManager,
} satisfies Partial<Handlers>
