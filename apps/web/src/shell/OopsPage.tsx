import { StandInPage } from './StandInPage'

/** RT-41: the page of those who may not go on. */
export const OopsPage = () => <StandInPage words="oops" />
