import type { ReactNode } from 'react'
import { type DialogName, type Dialogs, useDialogs } from '../../lib/navigation/dialogs'
import { useHref } from '../../lib/navigation/links'
import { useSite } from '../../lib/page/site'
import { preloadDialog } from './DialogGate'

export interface DialogLinkProps<N extends DialogName> {
  dialog: N
  props: Dialogs[N]
  /** The popup's own address: it works without JavaScript and opens in a new tab. */
  to: '/sign-in' | '/sign-up' | '/cashbox' | '/deposit' | '/withdraw' | '/support'
  className?: string
  label?: string
  children: ReactNode
}

/** A link to a popup: opens it over the current page. */
export function DialogLink<N extends DialogName>({
  dialog,
  props,
  to,
  className,
  label,
  children,
}: DialogLinkProps<N>) {
  const dialogs = useDialogs()
  const href = useHref()
  const { texts } = useSite()
  return (
    <a
      href={href(to)}
      data-popup
      aria-label={label}
      title={label}
      className={className}
      onPointerEnter={() => preloadDialog(dialog, texts)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        // `props` belong to `dialog`; the generic name hides whether they are optional.
        dialogs.open(dialog, ...([props] as never))
      }}
    >
      {children}
    </a>
  )
}
