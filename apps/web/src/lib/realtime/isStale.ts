interface Versioned {
  readonly version?: number | undefined
}

/**
 * Whether a message is no newer than the cached state. Versions grow with every change and are the same in lists and
 * messages, so any order of delivery ends in the same state. Without a version they cannot be compared: the message
 * counts.
 */
export function isStale(held: Versioned | undefined, message: Versioned): boolean {
  if (held?.version === undefined || message.version === undefined) return false
  return held.version >= message.version
}
