/** The seal is drawn in a square of this side, on the card and in its picture. */
export const sealSize = 120

const centre = sealSize / 2
const scallops = 14

/** The edge of wax that was pressed flat: as many rounded bulges as `scallops`. */
export const waxPath = (() => {
  const at = (index: number, radius: number) => {
    const turn = (index * Math.PI) / scallops
    return `${(centre + radius * Math.sin(turn)).toFixed(1)} ${(centre - radius * Math.cos(turn)).toFixed(1)}`
  }
  const bulges = Array.from({ length: scallops }, (_, index) => `Q${at(2 * index + 1, 58)} ${at(2 * index + 2, 48)}`)
  return `M${at(0, 48)}${bulges.join('')}Z`
})()

/** The emblem pressed into the wax: a star with four rays. */
export const emblemPath = 'M60 34Q63 57 86 60Q63 63 60 86Q57 63 34 60Q57 57 60 34Z'

const crack = ['66 0', '55 26', '67 46', '52 68', '63 94', '54 120']

export const leftHalf = `M0 0L${crack.join('L')}L0 120Z`
export const rightHalf = `M120 0L${crack.join('L')}L120 120Z`

/** Where the pieces come to rest: offset in units of the drawing, and degrees. */
export const leftRest = { x: -22, y: 5, turn: -15 } as const
export const rightRest = { x: 22, y: 5, turn: 15 } as const
