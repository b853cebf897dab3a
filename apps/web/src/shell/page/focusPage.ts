import type { AnyRouter } from '@tanstack/react-router'
import { mainId } from '../../lib/delivery'

/**
 * Moves the focus to the new page and announces its title. Otherwise a screen reader would stay on the link that led
 * there.
 */
export function focusPage({ state }: AnyRouter): void {
  if (state.location.state.dialogs?.length || state.matches.at(-1)?.staticData.dialog) return
  const main = document.getElementById(mainId)
  main?.setAttribute('aria-label', document.title)
  main?.focus({ preventScroll: true })
}
