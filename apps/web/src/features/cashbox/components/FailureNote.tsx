import { CircleAlert } from 'lucide-react'
import { Icon } from '../../../ui/Icon'

/** What the server said that belongs to no field. */
export function FailureNote({ text }: { readonly text: string | undefined }) {
  if (!text) return null
  return (
    <p
      role="alert"
      className="mb-4 flex items-start gap-2 rounded-control bg-danger/12 p-3 text-danger-text shadow-danger"
    >
      <Icon of={CircleAlert} />
      {text}
    </p>
  )
}
