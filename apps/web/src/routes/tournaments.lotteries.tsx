import { createFileRoute } from '@tanstack/react-router'
import { area } from '../shell/areaRoute'

/** OPEN-01: the same section below the hub */
export const Route = createFileRoute('/tournaments/lotteries')(
  area('lotteries', { awaits: 'lotteries', frame: 'full' }),
)
