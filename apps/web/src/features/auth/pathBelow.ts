import type { AnyRouter } from '@tanstack/react-router'

/** The path below the dialog; for one that was the first page of the visit, the lobby. */
export function pathBelow({ state: { location } }: AnyRouter): string {
  return location.state.dialogs?.length ? location.href : '/'
}
