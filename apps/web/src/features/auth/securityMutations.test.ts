import { readFileSync } from 'node:fs'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import compile from 'icu-minify/compile'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api'
import { compileTexts, Texts } from '../../lib/i18n/texts'
import { toasts } from '../../lib/toasts'
import { endSessionOptions, removeProviderOptions } from './securityMutations'

const api = vi.hoisted(() => vi.fn())
vi.mock('../../lib/api', async (original) => ({ ...(await original<object>()), api }))

const file = new URL('../../../../../content/messages/en/notifications.json', import.meta.url)
const notifications = compileTexts(JSON.parse(readFileSync(file, 'utf8')), compile)
const site = { texts: new Texts('en', { notifications }) }
const client = new QueryClient()

/** The titles of the toasts after the call has failed with `error`. */
async function titlesAfter(error: Error, mutate: () => Promise<unknown>): Promise<string[]> {
  api.mockRejectedValueOnce(error)
  await expect(mutate()).rejects.toThrow(error)
  return toasts.snapshot().map(({ title }) => title)
}
const endSession = (which: number | 'others') =>
  new MutationObserver(client, endSessionOptions(client, site)).mutate(which)
const removeProvider = () => new MutationObserver(client, removeProviderOptions(client, site)).mutate(7)

beforeEach(() => {
  for (const { id } of toasts.snapshot()) toasts.dismiss(id)
})

test.each([
  ['one session', () => endSession(7)],
  ['the other sessions', () => endSession('others')],
  ['an external account', removeProvider],
])('[SEC-01] the player sees a message when %s could not be removed', async (_, mutate) => {
  expect(await titlesAfter(new ApiError(500, null), mutate)).toEqual(['Something went wrong'])
})

test('a session that had already ended needs no message', async () => {
  expect(await titlesAfter(new ApiError(404, null), () => endSession(7))).toEqual([])
})
