import { createFileRoute } from '@tanstack/react-router'
import { listing } from '../shell/listingRoute'

/** RT-03: all live games, or one category of them */
export const Route = createFileRoute('/live/$slug')(listing('live'))
