import { randomUUID } from 'node:crypto'

/**
 * A UUID of version 7: those of one minute are neighbours in every index of rounds, whose pages stay full. Node's own
 * `randomUUIDv7` came with 24.16; the studio runs on any Node 24.
 */
export function newRoundId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
