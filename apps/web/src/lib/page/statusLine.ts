import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { createStore } from '../browser/createStore'

/** In the order in which the line shows them. */
const order = ['notice', 'spins', 'wagering', 'race', 'quest'] as const
export type StatusId = (typeof order)[number]

/** Something that is active while the player plays: one part of the line above a game, one row in its options. */
export interface Status {
  readonly id: StatusId
  readonly icon: LucideIcon
  /** A figure for the narrowest line: "41%". */
  readonly short: string
  /** The most important fact: "41% wagered". */
  readonly lead: string
  /** The other facts, for a wide line and the options. */
  readonly rest?: string
  /** Progress, from 0 to 1. */
  readonly part?: number
  /** When it ends, in Unix ms of the platform's clock. */
  readonly endsAtMs?: number
  /** The page with its details. */
  readonly path?: string
  /** Opens its details, where they are not a page. */
  readonly onOpen?: () => void
  readonly hide?: { readonly label: string; readonly onPress: () => void }
  readonly isProblem?: boolean
  /** Shown before the others while it lasts. */
  readonly isUrgent?: boolean
  /** Read to screen readers when it changes: only what a player must not miss. */
  readonly announcement?: string
}

/** The active bonuses, races and quests of the game on this page. */
export const statuses = createStore<readonly Status[]>([])

function withStatus(all: readonly Status[], id: StatusId, status: Status | null): readonly Status[] {
  const others = all.filter((one) => one.id !== id)
  if (!status) return others.length === all.length ? all : others
  return [...others, status].toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
}

/** Adds a status to the line while the component is mounted; null if it is not active. */
export function useStatus(id: StatusId, status: Omit<Status, 'id'> | null): void {
  const latest = useRef(status)
  latest.current = status
  // The facts decide whether it has changed; functions are called in their latest version.
  const facts = status && JSON.stringify({ ...status, icon: undefined })
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed facts must run the effect
  useEffect(() => {
    const { current } = latest
    const entry: Status | null = current && {
      ...current,
      id,
      ...(current.onOpen && { onOpen: () => latest.current?.onOpen?.() }),
      ...(current.hide && {
        hide: { label: current.hide.label, onPress: () => latest.current?.hide?.onPress() },
      }),
    }
    statuses.set(withStatus(statuses.get(), id, entry))
  }, [id, facts])
  useEffect(() => () => statuses.set(withStatus(statuses.get(), id, null)), [id])
}
