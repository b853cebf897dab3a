import { defineArea } from '../../core/area.ts'
import { loyaltyHandlers } from './handlers.ts'
import { pointsConsumer } from './points/pointsConsumer.ts'
import { shopConfig } from './shop/shop.ts'
import { shopFacts } from './shop/shopFacts.ts'
import { shopPaths } from './shop/shopPaths.ts'
import { levelPointsOf } from './store.ts'

export const loyaltyArea = defineArea({
  name: 'loyalty',
  handlers: loyaltyHandlers,
  services: () => ({ levelPointsOf }),
  pages: { 'rocket-mart': { facts: shopFacts } },
  listedPaths: (_, { licence }) => shopPaths(licence),
  consumers: (parts) => [pointsConsumer(parts)],
  config: {
    'rocket-mart': shopConfig,
  },
  tables: ['comp_points', 'comp_point_entries'],
})
