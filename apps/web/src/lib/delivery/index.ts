/**
 * Entry point of everything that loads less, later or faster. What each part is for, with figures: docs/delivery.md.
 */
export { Below, noteMove, useDrawn } from './Below'
export { deferred } from './deferred'
export { earlyPress } from './earlyPress'
export { firstPicture } from './firstPicture'
export { hoverLinks } from './hoverLinks'
export { type Shape, writeShapes } from './iconText'
export { later, partsLoaded } from './later'
export { loadOnce } from './loadOnce'
export { Pages } from './Pages'
export { mainId } from './pageAhead'
export { pageNeeds, partIsLive } from './ready'
export { loadRetried } from './retried'
export { whenFree, whenIdle } from './whenIdle'
