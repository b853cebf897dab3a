import type { Request_ } from '@apogee/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { threadQuery } from './queries'

type Contact = Request_<'support.contact'>['body']['contact']

/** API-106 */
export function useContact() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['support.contact'],
    mutationFn: (contact: Contact) => api('support.contact', { body: { contact } }),
    onSuccess: () => client.invalidateQueries({ queryKey: threadQuery().queryKey }),
  })
}
