import { privateMessages, publicMessages } from '@apogee/contract/realtime'

/** A channel as a client calls it. */
export interface ChannelName {
  /** One of the contract's. */
  readonly name: string
  /** The player in it; null for a public channel. */
  readonly owner: string | null
  /** What it is called there, without the owner: `balance`, or `ws:{client_name}:balance` in the newer flow (wire-facts 12.1). */
  readonly spelling: string
}

/** A connection holds some twenty of these: all hold the same text, not a copy each that came with their command. */
const known = new Map([...Object.keys(publicMessages), ...Object.keys(privateMessages)].map((name) => [name, name]))

/** The name of the contract in a spelling. */
export const nameOf = (spelling: string): string =>
  spelling.startsWith('ws:') ? spelling.replace(/^ws:[\w-]{1,40}:(?=.)/, '') : spelling

export const isPublic = (name: string): boolean => Object.hasOwn(publicMessages, name)

/** Reads what a client calls a channel; null when there is none of this name. */
export function readChannel(text: string): ChannelName | null {
  const at = text.indexOf('#')
  const spelling = at < 0 ? text : text.slice(0, at)
  const name = known.get(nameOf(spelling))
  if (name === undefined) return null
  const owner = at < 0 ? '' : text.slice(at + 1)
  if (owner.includes('#') || (isPublic(name) && at >= 0)) return null
  return { name, owner: isPublic(name) ? null : owner, spelling: spelling === name ? name : spelling }
}
