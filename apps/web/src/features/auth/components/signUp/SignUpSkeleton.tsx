import { FieldSkeleton } from '../../../../ui/forms/FormSkeleton'
import { Skeleton } from '../../../../ui/states/Skeleton'

const consents = [1, 2, 3, 4]
const gifts = [1, 2, 3]

/** Placeholder for the sign-up form: four fields, the consents, and the choice of a gift. */
export function SignUpSkeleton() {
  return (
    <div className="grid gap-4">
      <FieldSkeleton />
      <FieldSkeleton />
      <div className="grid grid-cols-2 gap-4">
        <FieldSkeleton />
        <FieldSkeleton />
      </div>
      <div>
        {consents.map((consent) => (
          <div key={consent} className="flex gap-3 py-1 pointer-coarse:py-3">
            <Skeleton className="size-5" />
            <Skeleton className="h-5 flex-1" />
          </div>
        ))}
      </div>
      <div className="grid gap-2">
        <Skeleton className="h-5 w-24" />
        {gifts.map((gift) => (
          <Skeleton key={gift} className="h-14 rounded-card" />
        ))}
      </div>
    </div>
  )
}
