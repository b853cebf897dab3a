import type { Plugin } from 'vite'

/**
 * Vite wraps each `import()` in a helper that preloads files and styles. The pages preload no files and there is one
 * stylesheet, so the helper only has to import.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
    generateBundle(_options, bundle) {
      const problem = lateStyles(Object.keys(bundle))
      if (problem) this.error(problem)
    },
  }
}

/** A second stylesheet belongs to a part that loads later, which would be shown without it. */
export function lateStyles(files: readonly string[]): string | undefined {
  const styles = files.filter((file) => file.endsWith('.css'))
  return styles.length > 1 ? `parts that load later would miss their styles: ${styles.join(', ')}` : undefined
}
