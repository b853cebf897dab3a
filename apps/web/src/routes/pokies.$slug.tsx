import { createFileRoute } from '@tanstack/react-router'
import { listing } from '../shell/listingRoute'

/** RT-02: all pokies, or one category of them */
export const Route = createFileRoute('/pokies/$slug')(listing('pokies'))
