import { Skeleton } from './Skeleton'

const fields = [1, 2, 3]

/** A form that comes: three fields. */
export function FormSkeleton() {
  return (
    <div className="grid gap-4">
      {fields.map((field) => (
        <Skeleton key={field} className="h-19" />
      ))}
    </div>
  )
}
