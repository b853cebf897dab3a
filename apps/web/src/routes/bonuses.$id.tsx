import { createFileRoute } from '@tanstack/react-router'
import { bonus } from '../shell/areaRoute'

/** RT-52, OPEN-04 */
export const Route = createFileRoute('/bonuses/$id')(bonus())
