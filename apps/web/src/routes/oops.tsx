import { createFileRoute } from '@tanstack/react-router'
import { OopsPage } from '../shell/OopsPage'

/** RT-41: where those are sent who may not go on (GD-16). */
export const Route = createFileRoute('/oops')({ staticData: { noIndex: true }, component: OopsPage })
