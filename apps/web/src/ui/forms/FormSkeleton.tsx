import { Skeleton } from '../states/Skeleton'

const fields = [1, 2, 3]

/** Placeholder for a form: three fields. */
export function FormSkeleton() {
  return (
    <div className="grid gap-4">
      {fields.map((field) => (
        <Skeleton key={field} className="h-19" />
      ))}
    </div>
  )
}
