/** Pressed before its scripts are there, a form without a method puts what was typed, passwords too, into the address bar. */
export function formProblems(path, source) {
  if (!/^apps\/web\/src\/.*\.tsx$/.test(path)) return []
  return [...source.matchAll(/<form\b(?!\s+method="post")/g)].map(({ index }) => ({
    path,
    line: source.slice(0, index).split('\n').length,
    text: 'a form begins with method="post"',
  }))
}
