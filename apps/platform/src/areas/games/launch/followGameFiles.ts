import type { Parts } from '../../../core/area.ts'
import { readGameFiles } from '../catalogue/gameFiles.ts'
import { seedGames } from './openGames.ts'

interface Following {
  /** The files in force; the same object as long as none changes. */
  readonly read: typeof readGameFiles
  readonly everyMs: number
}
const usual: Following = { read: readGameFiles, everyMs: 2_000 }
const timers = new WeakMap<object, NodeJS.Timeout>()

type Needs = Pick<Parts, 'db' | 'config' | 'catalogue' | 'log'>

/** Takes over lists of games that an operator has changed, as soon as they are validated. Every node follows its own files. */
export function followGameFiles(parts: Needs, { read, everyMs }: Following = usual): void {
  let known = read()
  let isBusy = false
  const follow = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    try {
      const files = read()
      if (files === known) return
      const isNew = await seedGames(parts.db, parts.config.catalogueGames, files)
      await parts.catalogue.refresh()
      known = files
      parts.log.info({ games: parts.catalogue.index.all.length, isNew }, 'the catalogue follows its changed files')
    } catch (error) {
      parts.log.error({ err: error }, 'the changed catalogue could not be taken over, will retry')
    } finally {
      isBusy = false
    }
  }
  timers.set(parts, setInterval(() => void follow(), everyMs).unref())
}

export const unfollowGameFiles = (parts: Needs): void => clearInterval(timers.get(parts))
