import type { Plugin } from 'vitest/config'

/** Tries properties with the same cases in every run. `PROPERTY_SEED=7 npx vitest run ...` tries others. */
export const sameCases: Plugin = {
  name: 'same-cases',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.test\.tsx?$/.test(id) || !code.includes("import fc from 'fast-check'")) return
    return { code: `${code}\nfc.configureGlobal({ seed: ${Number(process.env['PROPERTY_SEED'] ?? 1)} })\n`, map: null }
  },
}
