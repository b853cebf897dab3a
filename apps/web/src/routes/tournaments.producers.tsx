import { createFileRoute } from '@tanstack/react-router'
import { studios } from '../shell/areaRoute'

/** OPEN-01: the same section below the hub */
export const Route = createFileRoute('/tournaments/producers')(studios())
