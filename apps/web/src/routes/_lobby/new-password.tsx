import { createFileRoute } from '@tanstack/react-router'
import { tokenOf } from '../../shell/guards'

/** RT-47: the mailed link leads here. */
export const Route = createFileRoute('/_lobby/new-password')({
  staticData: { dialog: 'newPassword', noIndex: true },
  validateSearch: (search: Record<string, unknown>): { reset_password_token: string } => ({
    reset_password_token: tokenOf(search['reset_password_token']),
  }),
})
