import { createFileRoute, notFound } from '@tanstack/react-router'

/** RT-19 */
export const Route = createFileRoute('/tournaments/$slug')({
  staticData: { awaits: 'tournaments', frame: 'full' },
  // This address has no content yet.
  beforeLoad: () => {
    throw notFound()
  },
})
