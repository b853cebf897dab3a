import { loadOnce } from '../../lib/delivery'
import { page } from '../../lib/page/page'

const sport = loadOnce(() => import('./pages/SportPage'))

export const sportPage = page(async () => (await sport()).sportPage)
