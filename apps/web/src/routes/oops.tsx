import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

/** RT-41: where those are sent who may not go on (GD-16). */
export const Route = createFileRoute('/oops')({
  staticData: { noIndex: true },
  component: lazyRouteComponent(() => import('../shell/OopsPage'), 'OopsPage'),
})
