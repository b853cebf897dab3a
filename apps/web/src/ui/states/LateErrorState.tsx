import { Suspense } from 'react'
import { lazyPart } from '../../lib/delivery'
import type { ErrorStateProps } from './ErrorState'

const Part = lazyPart<ErrorStateProps>(() => import('./ErrorState').then(({ ErrorState }) => ({ default: ErrorState })))

/**
 * `ErrorState` for a list that cannot afford its code in the first load: the code comes with the frame's idle-time
 * modules.
 */
export const LateErrorState = (props: ErrorStateProps) => (
  <Suspense>
    <Part {...props} />
  </Suspense>
)
