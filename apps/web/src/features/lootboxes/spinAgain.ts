import { watched } from '../../lib/watched'

/** Counts the times that a prize's popup was asked for another spin: the wheel below begins once nothing covers it. */
export const spinAgain = watched(0)
