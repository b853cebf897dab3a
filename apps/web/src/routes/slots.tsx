import { createFileRoute } from '@tanstack/react-router'
import { listing } from '../shell/listingRoute'

/** RT-04 */
export const Route = createFileRoute('/slots')(listing('category', 'slots'))
