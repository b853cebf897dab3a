import type { Result } from '@apogee/contract'
import type { Facts, StaticPage } from './model'

/** Whether a path can be a page's slug. Any other path, above all `..`, is not worth a request. */
export const isSlug = (path: string): boolean => path.length <= 200 && /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(path)

/** Data of the shop's page for other clients; ours loads the cards where it shows them. */
const ofShop = ['viewImages', 'gamesTitles', 'maxWin', 'freeSpinsWager', 'spinRate', 'cards']

/** `blocks.json` is a string and may contain anything (wire-facts 10.4). */
function factsOf(json: string): Partial<Facts> {
  try {
    const facts: unknown = JSON.parse(json)
    if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) return {}
    return Object.fromEntries(Object.entries(facts).filter(([name]) => !ofShop.includes(name)))
  } catch {
    // Not JSON: the page works without its facts.
    return {}
  }
}

export function staticPageOf({ id, title, content, blocks }: Result<'content.page'>): StaticPage {
  const { title: headTitle, description, keywords } = blocks
  return { headings: [], ...factsOf(blocks.json), slug: id, title, headTitle, description, keywords, html: content }
}
