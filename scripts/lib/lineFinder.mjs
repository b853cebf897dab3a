/** Returns a function that gives the line of an offset in `source`, from 1. */
export function lineFinder(source) {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1
}
