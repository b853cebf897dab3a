import { createFileRoute, redirect } from '@tanstack/react-router'
import { toPage } from '../lib/page/toPage'

/** RT-30, OPEN-31: without a slug it redirects to the active quest, or to main if there is no active quest */
export const Route = createFileRoute('/action/')({
  staticData: { frame: 'full' },
  loader: async ({ context }) => {
    const { activeQuestPath } = await import('../features/quests/activeQuestPath')
    throw redirect(toPage({ to: await activeQuestPath(context) }, { replace: true }))
  },
})
