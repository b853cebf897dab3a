import { createFileRoute } from '@tanstack/react-router'
import { sportPage } from '../features/sport/pages'

/** RT-43 */
export const Route = createFileRoute('/sport/{-$target}')({
  staticData: { frame: 'full' },
  ...sportPage,
})
