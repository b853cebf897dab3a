/**
 * Fades out a custom subject in a picture of 256 units without a tile around it: parts that overlap a tile's
 * frame would be cut off at the picture's edge, and a bust has no lower edge. `body` needs `definitions`.
 */
export function softEdges(body: string): { readonly definitions: string; readonly body: string } {
  const square = 'width="256" height="256"'
  const fade = (id: string, direction: string, stops: readonly (readonly [number, string])[]) =>
    `<linearGradient id="${id}Fade" ${direction}>${stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')}</linearGradient>` +
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" ${square}><rect ${square} fill="url(#${id}Fade)"/></mask>`
  const [none, all] = ['#000', '#fff']
  return {
    definitions:
      fade('sides', 'x2="1"', [
        [0, none],
        [0.09, all],
        [0.91, all],
        [1, none],
      ]) +
      fade('ends', 'x2="0" y2="1"', [
        [0, none],
        [0.09, all],
        [0.82, all],
        [0.94, none],
      ]),
    body: `<g mask="url(#sides)"><g mask="url(#ends)">${body}</g></g>`,
  }
}
