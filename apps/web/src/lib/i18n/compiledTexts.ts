import compile from 'icu-minify/compile'
import { platformFetch } from '../api/platformFetch'
import { pageRequest } from '../page/pageRequest'
import { type CompiledTexts, compileTexts } from './texts'

interface VersionedTexts {
  readonly texts: CompiledTexts
  /** Of the file: part of its address in browsers. */
  readonly version: string
}

interface Cached {
  /** Of all content, when the texts were last loaded. */
  readonly contentVersion: string
  readonly loaded: Promise<VersionedTexts>
}

const cache = new Map<string, Cached>()

async function load(locale: string, old: VersionedTexts | undefined): Promise<VersionedTexts> {
  const answer = await platformFetch(new Request(`http://platform/messages/${locale}.json`))
  if (!answer.ok) throw new Error(`texts of ${locale}: HTTP ${answer.status}`)
  const version = answer.headers.get('etag')?.replace(/^(?:W\/)?"|"$/g, '') ?? ''
  const texts = await answer.json()
  // Other content has changed.
  if (old && old.version === version && version !== '') return old
  return { texts: compileTexts(texts, compile) as CompiledTexts, version }
}

/**
 * All texts of a locale, with the wording of the page's brand. They are loaded again when the content has changed; if
 * that fails, the current texts stay and the next page tries again.
 */
export function compiledTexts(locale: string): Promise<VersionedTexts> {
  const page = pageRequest()
  const contentVersion = page?.contentVersion ?? ''
  const key = `${page?.brand.id} ${locale}`
  const old = cache.get(key)
  if (old?.contentVersion === contentVersion) return old.loaded
  const restore = () => {
    if (cache.get(key) !== next) return
    if (old) cache.set(key, old)
    else cache.delete(key)
  }
  const previous = Promise.resolve(old?.loaded).catch(() => {
    // Its own page has reported it.
    return undefined
  })
  const loaded = previous.then(async (known) => {
    try {
      return await load(locale, known)
    } catch (error) {
      restore()
      if (!known) throw error
      page?.onError(error)
      return known
    }
  })
  const next: Cached = { contentVersion, loaded }
  cache.set(key, next)
  return loaded
}
