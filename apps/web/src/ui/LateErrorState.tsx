import { Suspense } from 'react'
import { later } from '../lib/delivery'
import type { ErrorStateProps } from './ErrorState'

const Part = later<ErrorStateProps>(() => import('./ErrorState').then(({ ErrorState }) => ({ default: ErrorState })))

/** `ErrorState` for a list whose first load has no room for it: its code comes with the frame's at rest. */
export const LateErrorState = (props: ErrorStateProps) => (
  <Suspense>
    <Part {...props} />
  </Suspense>
)
