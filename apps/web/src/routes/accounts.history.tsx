import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../shell/guards/redirectTo'

/** RT-42 */
export const Route = createFileRoute('/accounts/history')(redirectTo('/'))
