import type { Log } from '../../../core/log.ts'
import { type Cms, editionsOf } from './cms.ts'
import { pageFilesVersion, readPageFiles } from './pages/readPageFiles.ts'

const checkEveryMs = 30_000

/** The content of the CMS read from the files instead of a database: on the first request, and again after a change. */
export function cmsOfFiles(log: Pick<Log, 'error'>, now: () => number = () => performance.now()): () => Promise<Cms> {
  let lookedAt = Number.NEGATIVE_INFINITY
  let version = ''
  let cms: Cms | undefined
  return async () => {
    if (cms && now() - lookedAt < checkEveryMs) return cms
    lookedAt = now()
    try {
      const found = pageFilesVersion()
      if (cms && found === version) return cms
      const { pages, snippets } = readPageFiles()
      cms = editionsOf(pages, snippets)
      version = found
    } catch (error) {
      if (!cms) throw error
      log.error({ err: error }, 'content: reading the page files failed, keeping the previous pages')
    }
    return cms
  }
}
