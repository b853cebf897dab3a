/**
 * A module that every move asks for. Even of a module that is there `import()` answers only after the browser has drawn some
 * frames; this answers at once when it has come before. One that could not be had is asked for again.
 */
export function kept<T>(load: () => Promise<T>): () => T | Promise<T> {
  let there: { readonly module: T } | undefined
  return () =>
    there?.module ??
    load().then((module) => {
      there = { module }
      return module
    })
}
