import { createHash } from 'node:crypto'
import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pageQueries } from '../src/lib/pageQueries.ts'

const foldedRail = /(?:^|;\s*)rail=folded(?:;|$)/

export interface GuestPageFacts {
  /** As the visitor sees it. */
  readonly url: URL
  readonly brandId: string
  readonly country: string | null
  readonly isRestricted: boolean
  readonly hasSession: boolean
  readonly headers: Headers
}

/** A page that many guests share: under which key, and the request that makes it. */
export interface GuestPage {
  readonly key: string
  readonly url: URL
  /** All that rendering gets to know of the visitor: what is not in the key cannot be in the page. */
  readonly headers: Headers
}

/**
 * Undefined when the page is one visitor's own: a player's, or one with parameters that it reads (their values have no end).
 * The licence is the brand's; language and guest mode are in the path.
 */
export function guestPage(facts: GuestPageFacts): GuestPage | undefined {
  const { url, brandId, country, isRestricted, hasSession } = facts
  if (hasSession || [...url.searchParams.keys()].some((name) => pageQueries.has(name))) return undefined
  const isFolded = foldedRail.test(facts.headers.get('cookie') ?? '')
  const headers = new Headers({ host: url.host, 'user-agent': 'Mozilla/5.0 (guest page)' })
  if (isFolded) headers.set('cookie', 'rail=folded')
  return {
    key: [url.origin, brandId, url.pathname, country, isRestricted, isFolded].join(' '),
    url: new URL(url.pathname, url.origin),
    headers,
  }
}

const lookEveryMs = 2_000

/** Tells the state of an operator's folders; files are looked at once in two seconds, and only when somebody asks. */
export function contentVersion(folders: readonly string[], now: () => number = performance.now.bind(performance)) {
  let lookedAt = Number.NEGATIVE_INFINITY
  let version = ''
  return (): string => {
    if (now() - lookedAt < lookEveryMs) return version
    lookedAt = now()
    const hash = createHash('sha256')
    for (const folder of folders) {
      for (const entry of entriesOf(folder)) {
        const path = join(entry.parentPath, entry.name)
        // Gone between listing and looking: the next look sees the folder without it.
        const stat = statSync(path, { throwIfNoEntry: false })
        hash.update(`${path} ${stat?.mtimeMs} ${stat?.size}\n`)
      }
    }
    version = hash.digest('base64url')
    return version
  }
}

/** A folder that is being replaced is not there for a moment: pages go on. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch {
    return []
  }
}
