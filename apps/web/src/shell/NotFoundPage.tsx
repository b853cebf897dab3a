import { StandInPage } from './StandInPage'

/** The answer to an unknown path, with status 404. */
export const NotFoundPage = () => <StandInPage words="notFound" />
