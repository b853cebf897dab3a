import { FallbackPage } from '../../../ui/states/FallbackPage'

/** The page for an unknown path, with status 404. */
export const NotFoundPage = () => <FallbackPage message="notFound" />
