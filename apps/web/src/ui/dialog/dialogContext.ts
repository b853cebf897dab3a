import { createContext, type ReactNode, useContext } from 'react'

/** The values a dialog's host passes to it. */
export interface DialogControl {
  readonly isOpen: boolean
  /** Requests the host to close it (Back, Escape, overlay and the close button all end up here). */
  readonly close: () => void
  /** The closing animation has finished. */
  readonly onClosed: () => void
  /** The dialog on top of this one. It is rendered inside it, so that focus and Escape know the order (MOD-06). */
  readonly above: ReactNode
}

export const DialogContext = createContext<DialogControl | undefined>(undefined)

/** The dialog that contains the component: `useDialog().close()`. */
export function useDialog(): DialogControl {
  const control = useContext(DialogContext)
  if (!control) throw new Error('useDialog outside a dialog')
  return control
}
