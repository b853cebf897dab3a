import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { type Messages, type Namespace, pickMessages } from '../messages.ts'

/** The groups of `content/messages/en/studio.json` that say what a number became. */
export const VERIFIER_NAMESPACES: readonly Namespace[] = [
  'course',
  'slots',
  'blackjack',
  'crash',
  'hold',
  'live-wheel',
  'mines',
  'plinko',
  'roulette',
]

/** Leaves the other groups, such as the rules and labels of the games, out of the script. */
const onlyItsTexts: Plugin = {
  name: 'only-its-texts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/messages\/en\/studio\.json$/ },
    // A group is one level of texts, as the type of this file in `messages.ts` demands.
    handler: (json) => JSON.stringify(pickMessages(JSON.parse(json) as Messages, VERIFIER_NAMESPACES)),
  },
}

/** The verifier and the maths of every engine as one file that needs only Node. */
export async function bundleVerifier(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [onlyItsTexts],
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
if (import.meta.main) writeFileSync(process.argv[2] ?? 'verify.mjs', await bundleVerifier())
