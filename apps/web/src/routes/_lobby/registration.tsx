import { createFileRoute } from '@tanstack/react-router'
import { guestsOnly, ownPath } from '../../shell/guards'

/** RT-46 */
export const Route = createFileRoute('/_lobby/registration')({
  staticData: { dialog: 'signUp', noIndex: true },
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({
    redirect: ownPath(search['redirect']),
  }),
  beforeLoad: guestsOnly,
})
