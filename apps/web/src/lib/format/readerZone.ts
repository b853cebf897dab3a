import { useSyncExternalStore } from 'react'

let zone: string | undefined

/** Looked up once: it costs a tenth of a millisecond, and a list of payments needs it in every row. */
function readZone(): string {
  zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone
}

const never = () => () => undefined

/**
 * The reader's time zone; undefined on the server and in the first render, so that dates formatted with it agree on
 * both sides.
 */
export const useReaderZone = (): string | undefined => useSyncExternalStore(never, readZone, () => undefined)
