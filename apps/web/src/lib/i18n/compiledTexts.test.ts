import { afterEach, beforeEach, expect, test } from 'vitest'
import { type PageInRendering, providePages } from '../page/pageRequest'
import { compiledTexts } from './compiledTexts'

let contentVersion = ''
let answer: () => Response
let requests: number
const errors: unknown[] = []

beforeEach(() => {
  requests = 0
  errors.length = 0
  const page = {
    url: new URL('http://localhost/de'),
    headers: new Headers(),
    brand: { id: `brand-${Math.random()}`, locales: ['en', 'de'] },
    onError: (error: unknown) => errors.push(error),
    fetchPlatform: async () => {
      requests += 1
      return answer()
    },
  }
  // The parts that loading texts reads.
  providePages({ getStore: () => ({ ...page, contentVersion }) as unknown as PageInRendering })
})
afterEach(() => providePages(null))

const file = (version: string, close: string) => () =>
  Response.json({ common: { close } }, { headers: { etag: `"${version}"` } })

test('texts are loaded again when the content has changed, and stay the same object while their file is the same', async () => {
  contentVersion = '1'
  answer = file('a', 'Schließen')
  const first = await compiledTexts('de')
  expect(first).toEqual({ texts: { common: { close: 'Schließen' } }, version: 'a' })
  expect((await compiledTexts('de')).texts).toBe(first.texts)
  expect(requests).toBe(1)
  contentVersion = '2'
  expect((await compiledTexts('de')).texts).toBe(first.texts)
  contentVersion = '3'
  answer = file('b', 'Zu')
  expect(await compiledTexts('de')).toEqual({ texts: { common: { close: 'Zu' } }, version: 'b' })
  expect(requests).toBe(3)
})

test('a failed reload keeps the current texts, is logged, and is tried again by the next page', async () => {
  contentVersion = '1'
  answer = file('a', 'Schließen')
  const first = await compiledTexts('de')
  contentVersion = '2'
  answer = () => new Response(null, { status: 500 })
  expect((await compiledTexts('de')).texts).toBe(first.texts)
  expect(errors).toHaveLength(1)
  answer = file('b', 'Zu')
  expect((await compiledTexts('de')).version).toBe('b')
})

test('the first load that fails is an error, and the next page tries again', async () => {
  answer = () => new Response(null, { status: 500 })
  await expect(compiledTexts('de')).rejects.toThrow('HTTP 500')
  answer = file('a', '{broken')
  // A message that does not compile is shown as it is written.
  expect((await compiledTexts('de')).texts).toEqual({ common: { close: '{broken' } })
})
