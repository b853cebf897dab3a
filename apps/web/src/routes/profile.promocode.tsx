import { createFileRoute } from '@tanstack/react-router'
import { profile } from '../shell/areaRoute'

/** RT-26, OPEN-03 */
export const Route = createFileRoute('/profile/promocode')(profile('profile/promocode'))
