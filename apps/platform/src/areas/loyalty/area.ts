import { defineArea } from '../../core/area.ts'
import { readFlag } from '../../core/content/configs/flags.ts'
import { readLicence } from '../../core/content/licences/licences.ts'
import type { Tx } from '../../core/db/db.ts'
import type { Licence } from '../../core/http/handler.ts'
import { kept } from '../../core/personalData/personalTable.ts'
import type { PrizePoints } from '../tournaments/public.ts'
import { earnedBy } from './earnedBy.ts'
import { loyaltyHandlers } from './handlers.ts'
import { grantPrizePoints } from './points/grantPrizePoints.ts'
import { pointsConsumer } from './points/pointsConsumer.ts'
import { shopConfig } from './shop/shop.ts'
import { shopFacts } from './shop/shopFacts.ts'
import { levelPointsColumn, levelPointsOf } from './store.ts'

/** The points shop, if the operator has one and the licence allows it to be listed. */
const shopPaths = (licence: Licence): string[] =>
  readLicence(licence).points_shop && (readFlag('rocket_mart') ?? true)
    ? ['', '/freespins', '/money', '/special'].map((group) => `/rocket-mart${group}`)
    : []

export const loyaltyArea = defineArea({
  name: 'loyalty',
  handlers: loyaltyHandlers,
  services: (parts) => ({
    levelPointsOf,
    levelPointsColumn,
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
