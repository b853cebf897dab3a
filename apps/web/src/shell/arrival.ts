import type { AnyRouter } from '@tanstack/react-router'
import { mainId } from '../lib/pages'

/** Another page takes the focus and says its title, or a screen reader would stay on the link that led there. */
export function arrive({ state }: AnyRouter): void {
  if (state.location.state.dialogs?.length || state.matches.at(-1)?.staticData.dialog) return
  const main = document.getElementById(mainId)
  main?.setAttribute('aria-label', document.title)
  main?.focus({ preventScroll: true })
}
