import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { kept } from '../lib/kept'
import { wordsHead } from '../shell/head'

const page = kept(() => import('../shell/bonusPage'))

/** RT-52, OPEN-04 */
export const Route = createFileRoute('/bonuses/$id')({
  staticData: { access: 'players', noIndex: true },
  loader: async (args) => (await page()).load(args),
  head: wordsHead,
  component: lazyRouteComponent(async () => page(), 'BonusPage'),
})
