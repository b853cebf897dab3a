import { privateMessages, publicMessages } from '@apogee/contract/realtime'

/** A channel as a client calls it. */
export interface ChannelName {
  /** One of the contract's. */
  readonly name: string
  /** The player in it; null for a public channel. */
  readonly owner: string | null
  /** Its spelling, without the owner: `balance`, or `ws:{client_name}:balance` in the newer flow (wire-facts 12.1). */
  readonly spelling: string
}

/** A connection stores some twenty of these: all share the same strings, instead of a copy from each command. */
const known = new Map([...Object.keys(publicMessages), ...Object.keys(privateMessages)].map((name) => [name, name]))

/** The name of the contract in a spelling. */
export const nameOf = (spelling: string): string =>
  spelling.startsWith('ws:') ? spelling.replace(/^ws:[\w-]{1,40}:(?=.)/, '') : spelling

export const isPublic = (name: string): boolean => Object.hasOwn(publicMessages, name)

/** Parses a channel name of a client; null for an unknown channel. */
export function readChannel(text: string): ChannelName | null {
  const at = text.indexOf('#')
  const spelling = at < 0 ? text : text.slice(0, at)
  const name = known.get(nameOf(spelling))
  if (name === undefined) return null
  const owner = at < 0 ? '' : text.slice(at + 1)
  if (owner.includes('#') || (isPublic(name) && at >= 0)) return null
  return { name, owner: isPublic(name) ? null : owner, spelling: spelling === name ? name : spelling }
}
