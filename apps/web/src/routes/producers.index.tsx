import { createFileRoute } from '@tanstack/react-router'
import { studios } from '../shell/areaRoute'

/** RT-18, OPEN-01: a section of the hub */
export const Route = createFileRoute('/producers/')(studios())
