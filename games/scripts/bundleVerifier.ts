import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The build puts the script that players check rounds with here. */
export const VERIFIER_FILE = fileURLToPath(new URL('../dist/verify.mjs', import.meta.url))

/** The verifier and the maths of every engine as one file that needs only Node. */
export async function bundleVerifier(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    build: {
      ssr: fileURLToPath(new URL('verifier.ts', import.meta.url)),
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error('the verifier was not built')
  return `// Made by \`node games/scripts/bundleVerifier.ts\` from games: the maths here is what the games play.\n${chunk.code}`
}

// `node games/scripts/bundleVerifier.ts verify.mjs` writes another file.
if (import.meta.main) writeFileSync(process.argv[2] ?? VERIFIER_FILE, await bundleVerifier())
