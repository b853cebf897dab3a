/**
 * A module that every navigation needs. Even for a loaded module, `import()` resolves only after the browser has
 * rendered some frames; this returns it synchronously if it was loaded before. A failed load is retried.
 */
export function loadOnce<T>(load: () => Promise<T>): () => T | Promise<T> {
  let there: { readonly module: T } | undefined
  return () =>
    there?.module ??
    load().then((module) => {
      there = { module }
      return module
    })
}
