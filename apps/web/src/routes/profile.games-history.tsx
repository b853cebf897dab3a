import { createFileRoute } from '@tanstack/react-router'
import { profile } from '../shell/areaRoute'

/** RT-24 */
export const Route = createFileRoute('/profile/games-history')(profile('profile/games-history'))
