import { loadOnce } from '../../lib/delivery'
import { page } from '../../lib/page/page'
import type { ShopGroup } from './shop'

const mart = loadOnce(() => import('./pages/MartPage'))

/** The points shop, or one of its groups (RT-36, RT-37). */
export const martPage = (group?: ShopGroup) => page(async () => (await mart()).martPageOf(group))
