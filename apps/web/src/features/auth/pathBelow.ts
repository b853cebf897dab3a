import type { AnyRouter } from '@tanstack/react-router'

/** What lies under the dialog; under one that was the first page of the visit, the lobby. */
export function pathBelow({ state: { location } }: AnyRouter): string {
  return location.state.dialogs?.length ? location.href : '/'
}
