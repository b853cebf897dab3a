import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../shell/guards/redirectTo'

/** RT-43 */
export const Route = createFileRoute('/sport/registration')(redirectTo('/registration?redirect=/sport'))
