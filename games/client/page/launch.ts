import type { ClientLaunch } from '../../protocol/launch.ts'

/**
 * The launch data the page passed to this script; in a data block, because the Content-Security-Policy allows no inline
 * script.
 */
export function readLaunch(): ClientLaunch {
  const block = document.getElementById('launch')
  if (!block?.textContent) throw new Error('the page has no launch data')
  return JSON.parse(block.textContent) as ClientLaunch // written by our own server from the same type
}

/** The profile (set of odds) with the id in the launch data. */
export function profileIn<P>(profiles: Readonly<Record<string, P>>, id: string): P {
  const profile = Object.hasOwn(profiles, id) ? profiles[id] : undefined
  if (!profile) throw new Error(`no profile ${id}`)
  return profile
}
