import { FallbackPage } from '../../../ui/states/FallbackPage'

/** RT-41: the page for visitors who may not continue. */
export const OopsPage = () => <FallbackPage message="oops" />
