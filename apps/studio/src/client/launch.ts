import type { ClientLaunch } from '../server/page.ts'

/** What the page told this script; it stands in a data block because the page's policy allows no inline script. */
export function readLaunch(): ClientLaunch {
  const block = document.getElementById('launch')
  if (!block?.textContent) throw new Error('the page holds no launch')
  return JSON.parse(block.textContent) as ClientLaunch // written by our own server from the same type
}
