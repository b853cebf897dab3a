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

test('only the areas used are fetched, each once', async () => {
  const asked: string[] = []
  const files = { support: { title: 'Hilfe' }, errors: { required: 'Bitte ausfüllen.' } }
  vi.stubGlobal('fetch', async (path: string) => {
    const area = new URL(path, 'http://casino.test').searchParams.get('area') as keyof typeof files
    asked.push(area)
    return Response.json({ [area]: files[area] })
  })
  const texts = new Texts('de')
  await Promise.all([texts.need('support', 'errors'), texts.need('errors')])
  await texts.need('support')
  expect(asked).toEqual(['support', 'errors'])
  expect(texts.areas).toEqual(files)
})

test('a platform that sends all texts at once is asked once', async () => {
  const fetched = vi.fn(async () => Response.json({ support: { title: 'Hilfe' }, errors: { required: 'Fehlt' } }))
  vi.stubGlobal('fetch', fetched)
  const texts = new Texts('de')
  await texts.need('support')
  await texts.need('errors')
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(texts.areas).toEqual({ support: { title: 'Hilfe' }, errors: { required: 'Fehlt' } })
})
