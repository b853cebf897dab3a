import compile from 'icu-minify/compile'
import { platformFetch } from '../api/platformFetch'
import { pageRequest } from '../page/pageRequest'
import { type CompiledTexts, compileTexts, textsStamp } from './texts'

const cache = new Map<string, { stamp: number; texts: Promise<CompiledTexts> }>()

async function load(locale: string, stamp: number): Promise<CompiledTexts> {
  const answer = await platformFetch(new Request(`http://platform/messages/${locale}.json?t=${stamp}`))
  if (!answer.ok) throw new Error(`texts of ${locale}: HTTP ${answer.status}`)
  return compileTexts(await answer.json(), compile) as CompiledTexts
}

/**
 * All texts of a locale, with the wording of the page's brand, compiled at most once in five minutes. A failed reload
 * keeps the current texts.
 */
export async function compiledTexts(locale: string): Promise<CompiledTexts> {
  const stamp = import.meta.env.DEV ? Date.now() : textsStamp(Date.now())
  const key = `${pageRequest()?.brand.id} ${locale}`
  const old = cache.get(key)
  if (old?.stamp === stamp) return old.texts
  const texts = load(locale, stamp).catch((error: unknown) => {
    cache.delete(key)
    if (old) return old.texts
    throw error
  })
  cache.set(key, { stamp, texts })
  return texts
}
