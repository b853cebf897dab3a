import { StandInPage } from '../../../ui/states/StandInPage'

/** The page for an unknown path, with status 404. */
export const NotFoundPage = () => <StandInPage words="notFound" />
