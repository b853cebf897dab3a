import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../shell/redirectRoute'

/** RT-35 */
export const Route = createFileRoute('/santa-vegas')(redirectTo('/promotions'))
