import { createFileRoute } from '@tanstack/react-router'
import { receiptPage } from '../features/games/pages'

/** A round that its player shared by a signed link, verified in the reader's browser. */
export const Route = createFileRoute('/receipt/$receipt')({
  staticData: { noIndex: true },
  ...receiptPage,
})
