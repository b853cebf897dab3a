import { expect, test, vi } from 'vitest'
import { client as inBrowser } from './browserClient'
import { client as onServer } from './serverClient'

// The fake client returns the options it was created with.
vi.mock('@apogee/contract/protocol/client', () => ({ createClient: (options: object) => options }))
vi.mock('./platformFetch', () => ({ platformFetch: () => undefined }))

test('[CONST-01] [CONST-02] [API-002] the browser waits 30 s for a response and retries six times', () => {
  expect(inBrowser).toMatchObject({ timeoutMs: 30_000, retries: 6 })
})

test('[CONST-01] [SEO-07] server rendering waits 8 s and does not retry', () => {
  expect(onServer).toMatchObject({ timeoutMs: 8_000, retries: 0 })
})
