import { ContentError } from '../../../core/content/faults/contentFault.ts'
import type { Log } from '../../../core/log.ts'
import { type Cms, editionsOf } from './cms.ts'
import { pageFilesVersion, readPages } from './pages/readPageFiles.ts'

const checkEveryMs = 30_000

/**
 * The content of the CMS read from the files instead of a database: on the first request, and again after a change.
 * With a faulty file, the previous pages stay; at first, its page is left out.
 */
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
      const { pages, snippets, faults } = readPages()
      version = found
      if (faults.length > 0)
        log.error({ err: new ContentError(...faults) }, 'content: page files are faulty, keeping the previous pages')
      if (!cms || faults.length === 0) cms = editionsOf(pages, snippets)
    } catch (error) {
      if (!cms) throw error
      log.error({ err: error }, 'content: reading the page files failed, keeping the previous pages')
    }
    return cms
  }
}
