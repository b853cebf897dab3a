import { defineArea } from '../../core/area.ts'
import type { Tx } from '../../core/db/db.ts'
import { kept } from '../../core/personalData/personalTable.ts'
import type { PrizePoints } from '../tournaments/public.ts'
import { earnedBy } from './earnedBy.ts'
import { loyaltyHandlers } from './handlers.ts'
import { grantPrizePoints } from './points/grantPrizePoints.ts'
import { pointsConsumer } from './points/pointsConsumer.ts'
import { shopConfig } from './shop/shop.ts'
import { shopFacts } from './shop/shopFacts.ts'
import { shopPaths } from './shop/shopPaths.ts'
import { levelPointsOf } from './store.ts'

export const loyaltyArea = defineArea({
  name: 'loyalty',
  handlers: loyaltyHandlers,
  services: (parts) => ({
    levelPointsOf,
    pointsEarned: earnedBy,
    grantPrizePoints: (tx: Tx, prize: PrizePoints) => grantPrizePoints(parts, tx, prize),
  }),
  pages: { 'rocket-mart': { facts: shopFacts } },
  listedPaths: (_, { licence }) => shopPaths(licence),
  consumers: (parts) => [pointsConsumer(parts)],
  config: {
    'rocket-mart': shopConfig,
  },
  personalData: [...kept(['comp_points', 'comp_point_entries'])],
  tables: ['comp_points', 'comp_point_entries'],
})
