import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../shell/guards/redirectTo'

/** RT-35 */
export const Route = createFileRoute('/santa-vegas')(redirectTo('/promotions'))
