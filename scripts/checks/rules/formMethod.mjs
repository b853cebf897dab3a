/** Submitted before its scripts have loaded, a form without a method puts its fields, even passwords, into the URL. */
export function formProblems(path, source) {
  if (!/^apps\/web\/src\/.*\.tsx$/.test(path)) return []
  return [...source.matchAll(/<form\b(?!\s+method="post")/g)].map(({ index }) => ({
    path,
    line: source.slice(0, index).split('\n').length,
    text: 'a form needs method="post"',
  }))
}
