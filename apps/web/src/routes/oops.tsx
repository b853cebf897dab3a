import { createFileRoute } from '@tanstack/react-router'
import { standInTitle } from '../shell/head'
import { OopsPage } from '../shell/OopsPage'

/** RT-41: where those are sent who may not go on (GD-16). */
export const Route = createFileRoute('/oops')({
  staticData: { noIndex: true },
  head: ({ match }) => ({ meta: [{ title: standInTitle(match.context.site, 'oops') }] }),
  component: OopsPage,
})
