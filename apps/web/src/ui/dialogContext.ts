import { createContext, type ReactNode, useContext } from 'react'

/** What the host of a dialog tells it. */
export interface DialogControl {
  readonly isOpen: boolean
  /** Asks the host to close it (Back, Escape, overlay, the cross all end here). */
  readonly close: () => void
  /** The leaving animation is over. */
  readonly onClosed: () => void
  /** The dialog on top of this one: it stands inside, so that focus and Escape know their order (MOD-06). */
  readonly above: ReactNode
}

export const DialogContext = createContext<DialogControl | undefined>(undefined)

/** The dialog a component stands in: `useDialog().close()`. */
export function useDialog(): DialogControl {
  const control = useContext(DialogContext)
  if (!control) throw new Error('useDialog outside a dialog')
  return control
}
