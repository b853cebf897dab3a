import { createFileRoute } from '@tanstack/react-router'
import { listing } from '../shell/listingRoute'

/** RT-07: the same, opened at a page */
export const Route = createFileRoute('/producers/$slug_/$page')(listing('provider'))
