/** How the page was loaded; undefined where the browser does not report it. */
export function navigationTiming(): PerformanceNavigationTiming | undefined {
  // Entries of this type are always of this class.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry
}
