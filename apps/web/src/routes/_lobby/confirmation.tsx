import { createFileRoute } from '@tanstack/react-router'
import { tokenOf } from '../../shell/guards'

/** RT-47: the mailed link leads here. */
export const Route = createFileRoute('/_lobby/confirmation')({
  staticData: { dialog: 'confirmation', noIndex: true },
  validateSearch: (search: Record<string, unknown>): { confirmation_token: string } => ({
    confirmation_token: tokenOf(search['confirmation_token']),
  }),
})
