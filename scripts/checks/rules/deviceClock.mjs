const place = /^apps\/web\/src\/(features|shell|ui)\//

/**
 * Dates from the platform must be compared with the platform's clock, because the clock of a device may be hours off.
 */
export function clockProblems(path, source) {
  if (!place.test(path)) return []
  return [...source.matchAll(/\bDate\.now\(\)|\bnew Date\(\)/g)].map(({ index, 0: found }) => ({
    path,
    line: source.slice(0, index).split('\n').length,
    text: `${found} is the device's time: use platformNow or deviceNow of lib/platformClock`,
  }))
}
