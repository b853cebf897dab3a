import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { profileEvents } from './events'
import { documentsQuery, playerQuery, verificationQuery } from './queries'

test('[PROF-13] a decision makes player, verification and documents come anew, whatever the message says and however often', () => {
  const cache = new QueryClient()
  const keys = [playerQuery(), verificationQuery(), documentsQuery()].map(
    ({ queryKey }) => queryKey as readonly unknown[],
  )
  for (const key of [...keys, ['wallet.accounts']]) cache.setQueryData(key, {})
  profileEvents.verification_changes!({ state: 'again' }, cache)
  profileEvents.verification_changes!({ state: 'approved' }, cache)
  expect(keys.map((key) => cache.getQueryState(key)?.isInvalidated)).toEqual([true, true, true])
  expect(cache.getQueryState(['wallet.accounts'])?.isInvalidated).toBe(false)
})
