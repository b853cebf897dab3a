import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunks.ts'
import { iconShapes } from './iconShapes.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Memoising costs 10 kB gzip in what every visitor loads first, and buys nothing there: frame, design system and tiles
// are drawn once. Forms, dialogs and the game page, which change with every key, have it.
const preset = reactCompilerPreset()
const compiler = {
  ...preset,
  rolldown: {
    ...preset.rolldown,
    filter: {
      ...preset.rolldown.filter,
      id: {
        exclude: [
          /\/node_modules\//,
          /\/web\/src\/(?:shell|ui|routes|lib|features\/games\/components|features\/content)\//,
        ],
      },
    },
  },
}

export default defineConfig(({ command }) => ({
  root: here('.'),
  build: { target: 'es2023', assetsInlineLimit: 2048, reportCompressedSize: false },
  // React has it itself; the shim is for those before 18.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The first file names every one that may come later: a name of letters alone would weigh twice as much.
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
          },
        },
      },
    },
    // The start-up of the server is a few files instead of some thousand modules; React is bound to its production build.
    ...(command === 'build' && { ssr: { resolve: { noExternal: true as const } } }),
  },
  plugins: [
    iconShapes(),
    tailwindcss(),
    tanstackStart({
      // A page's loader comes with its component: only the page one is on is paid for (hovering a link fetches both).
      router: {
        codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent']] },
      },
      serverFns: { disableCsrfMiddlewareWarning: true },
    }),
    react(),
    babel({ presets: [compiler] }),
  ],
}))
