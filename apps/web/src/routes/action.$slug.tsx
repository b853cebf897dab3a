import { createFileRoute, notFound } from '@tanstack/react-router'

/** RT-30: a quest */
export const Route = createFileRoute('/action/$slug')({
  staticData: { awaits: 'quests', frame: 'full' },
  // This address has no content yet.
  beforeLoad: () => {
    throw notFound()
  },
})
