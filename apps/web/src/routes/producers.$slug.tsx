import { createFileRoute } from '@tanstack/react-router'
import { listing } from '../shell/listingRoute'

/** RT-07: the games of one studio */
export const Route = createFileRoute('/producers/$slug')(listing('provider'))
