import type { ReactNode } from 'react'

export interface StateProps {
  /** Not where the dialog's own title says it. */
  title?: string
  text?: ReactNode
  /** One action at most. */
  action?: ReactNode
  /** An illustration, 96 to 128 px. */
  art?: ReactNode
}

/** A friendly empty state: an illustration, a sentence, one action. */
export function EmptyState({ title, text, action, art }: StateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-[min(3rem,6dvh)] text-center">
      {art && <div className="mb-6">{art}</div>}
      {title && <h2 className="text-16 font-[650]">{title}</h2>}
      {text && <p className="mt-2 max-w-md text-text-2">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
