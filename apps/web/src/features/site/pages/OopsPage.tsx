import { StandInPage } from '../../../ui/states/StandInPage'

/** RT-41: the page for visitors who may not continue. */
export const OopsPage = () => <StandInPage words="oops" />
