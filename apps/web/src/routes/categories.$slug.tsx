import { createFileRoute } from '@tanstack/react-router'
import { listing } from '../shell/listingRoute'

/** RT-06: the games of a category; `all` are all games (OPEN-78) */
export const Route = createFileRoute('/categories/$slug')(listing('category'))
