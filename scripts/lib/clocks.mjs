const place = /^apps\/web\/src\/(features|shell|ui)\//

/** What the platform dated is compared with the platform's clock; the device's may be hours off. */
export function clockProblems(path, source) {
  if (!place.test(path)) return []
  return [...source.matchAll(/\bDate\.now\(\)|\bnew Date\(\)/g)].map(({ index, 0: found }) => ({
    path,
    line: source.slice(0, index).split('\n').length,
    text: `${found} is the device's time: take platformNow or deviceNow of lib/platformClock`,
  }))
}
