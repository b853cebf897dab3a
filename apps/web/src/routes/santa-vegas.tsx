import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../shell/redirectTo'

/** RT-35 */
export const Route = createFileRoute('/santa-vegas')(redirectTo('/promotions'))
