import { createStore, useStore } from '../../lib/browser/createStore'
import { forget, recall, remember } from '../../lib/browser/storage'
import { useHydrated } from '../../lib/browser/useHydrated'

/** A message that, as far as this device knows, has not reached the server yet. */
export interface Unsent {
  readonly key: string
  readonly content: string
  /** The address of a guest who writes for the first time. */
  readonly email?: string
}
export interface ShownUnsent extends Unsent {
  readonly state: 'sending' | 'failed'
  /** Why it was rejected, as text; undefined without a response. */
  readonly why?: string
}

interface Outbox {
  /** The author; null for a guest. */
  readonly owner: number | null
  readonly draft: string
  readonly unsent: readonly Unsent[]
}

declare module '../../lib/browser/storage' {
  interface Stored {
    'support.outbox': Outbox
  }
}

const empty = { draft: '', unsent: [] }
/** State of this page only: which messages are being sent, and why others were rejected. */
const states = createStore<Readonly<Record<string, Pick<ShownUnsent, 'state' | 'why'>>>>({})
const changes = createStore(0)
const changed = () => changes.set(changes.get() + 1)

if ('document' in globalThis) addEventListener('storage', changed)

function read(owner: number | null): Outbox {
  const kept = recall('support.outbox')
  return kept && kept.owner === owner ? kept : { ...empty, owner }
}

function write(outbox: Outbox): void {
  if (outbox.draft === '' && outbox.unsent.length === 0) forget('support.outbox')
  else remember('support.outbox', outbox)
  changed()
}

export const draftOf = (owner: number | null): string => read(owner).draft

export const saveDraft = (owner: number | null, draft: string): void => write({ ...read(owner), draft })

/** Stores a message that is being sent, until the server has it. */
export function putUnsent(owner: number | null, message: Unsent): void {
  const outbox = read(owner)
  states.set({ ...states.get(), [message.key]: { state: 'sending' } })
  if (!outbox.unsent.some(({ key }) => key === message.key)) write({ ...outbox, unsent: [...outbox.unsent, message] })
}

export function failUnsent(key: string, why?: string): void {
  states.set({ ...states.get(), [key]: { state: 'failed', ...(why && { why }) } })
}

export function dropUnsent(owner: number | null, key: string): void {
  const outbox = read(owner)
  write({ ...outbox, unsent: outbox.unsent.filter((one) => one.key !== key) })
}

/**
 * An author's unsent messages. After a reload it is unknown whether they arrived, but their idempotency keys make
 * retries safe.
 */
export const unsentOf = (owner: number | null): readonly ShownUnsent[] =>
  read(owner).unsent.map((one) => ({ ...one, state: 'failed', ...states.get()[one.key] }))

export function useUnsent(owner: number | null): readonly ShownUnsent[] {
  // Both require reading the storage again; memoised by owner only, it would be read once.
  'use no memo'
  useStore(changes)
  useStore(states)
  return useHydrated() ? unsentOf(owner) : []
}
