import { createFileRoute, redirect } from '@tanstack/react-router'
import { tokenOf } from '../shell/guards'

/** RT-27, RT-28 */
export const Route = createFileRoute('/users/confirmation')({
  beforeLoad: ({ search }) => {
    throw redirect({
      to: '/confirmation',
      search: { confirmation_token: tokenOf((search as Record<string, unknown>)['confirmation_token']) },
    })
  },
})
