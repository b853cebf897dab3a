import { createFileRoute, redirect } from '@tanstack/react-router'
import { tokenOf } from '../shell/guards'

/** RT-27, RT-28 */
export const Route = createFileRoute('/profile/password/edit')({
  beforeLoad: ({ search }) => {
    throw redirect({
      to: '/new-password',
      search: { reset_password_token: tokenOf((search as Record<string, unknown>)['reset_password_token']) },
    })
  },
})
