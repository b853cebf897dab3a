import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { kept } from '../lib/kept'
import { wordsHead } from '../shell/head'

const page = kept(() => import('../shell/fairnessPage'))

/** How an own round came about; a game links here. */
export const Route = createFileRoute('/fairness/$roundId')({
  staticData: { access: 'players', noIndex: true },
  loader: async (args) => (await page()).load(args),
  head: wordsHead,
  component: lazyRouteComponent(async () => page(), 'FairnessPage'),
})
