import compile from 'icu-minify/compile'
import { platformFetch } from '../api/platformFetch'
import { type CompiledTexts, compileTexts, textsStamp } from './texts'

const kept = new Map<string, { stamp: number; texts: Promise<CompiledTexts> }>()

async function load(language: string, stamp: number): Promise<CompiledTexts> {
  const answer = await platformFetch(new Request(`http://platform/messages/${language}.json?t=${stamp}`))
  if (!answer.ok) throw new Error(`texts of ${language}: HTTP ${answer.status}`)
  return compileTexts(await answer.json(), compile) as CompiledTexts
}

/** All texts of a language, compiled once in five minutes. A failed reload keeps the texts there are. */
export async function compiledTexts(language: string): Promise<CompiledTexts> {
  const stamp = import.meta.env.DEV ? Date.now() : textsStamp(Date.now())
  const old = kept.get(language)
  if (old?.stamp === stamp) return old.texts
  const texts = load(language, stamp).catch((error: unknown) => {
    kept.delete(language)
    if (old) return old.texts
    throw error
  })
  kept.set(language, { stamp, texts })
  return texts
}
