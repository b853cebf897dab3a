import { Skeleton } from '../states/Skeleton'

const three = [1, 2, 3]

/** Placeholder for a form: three fields. */
export function FormSkeleton() {
  return (
    <div className="grid gap-4">
      {three.map((field) => (
        <FieldSkeleton key={field} />
      ))}
    </div>
  )
}

/** Placeholder for a field: its label and its input. */
export function FieldSkeleton() {
  return (
    <div>
      <Skeleton className="mb-2 h-5 w-24" />
      <Skeleton className="h-12" />
    </div>
  )
}
