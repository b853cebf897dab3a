import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Texts } from './texts'
import { translatorOf } from './translate'

beforeEach(() => vi.stubEnv('SSR', false))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const titleOf = ({ areas }: Texts): string => translatorOf(areas.common, 'common', 'de')('actions.close')

test('[ERR-04] texts that fail to load are shown in English until they load', async () => {
  const texts = new Texts('de')
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  await texts.need('common')
  expect(titleOf(texts)).toBe('Close')
  vi.stubGlobal('fetch', async () => Response.json({ common: { actions: { close: 'Schliessen' } } }))
  await texts.need('common')
  expect(titleOf(texts)).toBe('Schliessen')
})

test('[ERR-04] loaded texts are not replaced by a failed load of others', async () => {
  const texts = new Texts('de', { common: { actions: { close: 'Schliessen' } } })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await texts.need('common', 'errors')
  expect(titleOf(texts)).toBe('Schliessen')
  expect(translatorOf(texts.areas.errors, 'errors', 'de')('required')).toBe('Please fill this in.')
})
