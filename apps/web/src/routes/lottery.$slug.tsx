import { createFileRoute, notFound } from '@tanstack/react-router'

/** RT-20 */
export const Route = createFileRoute('/lottery/$slug')({
  staticData: { awaits: 'lotteries', frame: 'full' },
  // This address has no content yet.
  beforeLoad: () => {
    throw notFound()
  },
})
