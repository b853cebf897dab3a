import type { Handlers } from '../../core/http/handler.ts'
import { readPoints } from './readPoints.ts'

export const loyaltyHandlers = { 'loyalty.points': readPoints } satisfies Partial<Handlers>
