import { createFileRoute } from '@tanstack/react-router'
import { OopsPage } from '../features/site/pages/OopsPage'
import { fallbackTitle } from '../shell/page/pageHead'

/** RT-41: visitors who may not continue are sent here (GD-16). */
export const Route = createFileRoute('/oops')({
  staticData: { noIndex: true },
  head: ({ match }) => ({ meta: [{ title: fallbackTitle(match.context.site, 'oops') }] }),
  component: OopsPage,
})
