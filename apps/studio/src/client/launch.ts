import type { ClientLaunch } from '../server/page.ts'

/** What the page passed to this script; in a data block, because the Content-Security-Policy allows no inline script. */
export function readLaunch(): ClientLaunch {
  const block = document.getElementById('launch')
  if (!block?.textContent) throw new Error('the page holds no launch')
  return JSON.parse(block.textContent) as ClientLaunch // written by our own server from the same type
}

/** The set of odds that the launch names. */
export function profileIn<P>(profiles: Readonly<Record<string, P>>, id: string): P {
  const profile = Object.hasOwn(profiles, id) ? profiles[id] : undefined
  if (!profile) throw new Error(`no profile ${id}`)
  return profile
}
