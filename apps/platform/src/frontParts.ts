import { bonusesFront } from './areas/bonuses/front.ts'
import { contentFront } from './areas/content/front.ts'
import { notificationsFront } from './areas/notifications/front.ts'
import { siteFront } from './areas/site/front.ts'
import { sportFront } from './areas/sport/front.ts'
import { trackingFront } from './areas/tracking/front.ts'

/**
 * The parts of areas that are the operator's own service: the calls that the front end answers itself in front of
 * another platform.
 */
export const frontParts = [
  siteFront,
  trackingFront,
  contentFront,
  sportFront,
  bonusesFront,
  notificationsFront,
] as const
