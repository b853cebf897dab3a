import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../shell/redirectRoute'

/** Another name of the unlocking, beside its siblings of RT-27 and RT-28 */
export const Route = createFileRoute('/users/unlock')(redirectTo('/unlock'))
