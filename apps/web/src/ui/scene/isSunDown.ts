import type { SceneArt } from './Planet'

/**
 * Where a planet would only show its limb at the bottom, text fills the middle of the sky: in that case the sun has
 * set.
 */
export const isSunDown = ({ y }: SceneArt['planet']): boolean => y > 1.6
