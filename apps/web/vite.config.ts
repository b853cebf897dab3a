import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { answerShapes } from './delivery/answerShapes.ts'
import { chunkGroups } from './delivery/chunkGroups.ts'
import { compactRoutes } from './delivery/compactRoutes.ts'
import { iconShapes } from './delivery/iconShapes.ts'
import { modernCss } from './delivery/modernCss.ts'
import { plainImports } from './delivery/plainImports.ts'
import { routeTable } from './delivery/routeTable.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Memoisation adds 10 kB gzip to every visitor's first load and gains nothing there: frame, design system and tiles
// render once. Forms, dialogs and the game page, which rerender on every keystroke, use it.
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
          /\/web\/src\/(?:shell|ui|routes|lib|features\/games\/components|features\/content|features\/\w+\/pages)\//,
          // Lists and headers render once or seldom, so they are not compiled. Components with many rows per keystroke
          // stay compiled.
          /\/web\/src\/features\/(?:tournaments|quests)\/(?:components|screens)\//,
          /\/features\/games\/screens\/(?:Listing|Lobby)Screen\./,
          /\/features\/lotteries\/(?:screens\/LotteriesScreen|components\/(?:\w+\/)?(?:Drawn|DrawnRow|DrumArt|LotteryCard|PhaseTag|Shelf|Timer|usePrizeText|useShelves))\./,
          /\/features\/loyalty\/(?:screens\/MartScreen|components\/(?:\w+\/)?(?:CardArt|MartBanner|ShopTile|TabMark|useReward|useShop))\./,
          /\/features\/vip\/components\/(?:\w+\/)?(?:ClubHead|Ladder|QuarterEnd|StatusCard|useGiftText|useVip)\./,
          /\/features\/(?:profile\/useIsOnBreak|wallet\/useOwnRates)\./,
          // They read stores with `use()`, which the compiler does not recognise as a hook.
          /\/web\/src\/features\/\w+\/popups\.ts/,
        ],
      },
    },
  },
}

export default defineConfig(({ command }) => ({
  root: here('.'),
  // Source maps are for reading stack traces from the log; `build.ts` moves them out of the served folder.
  build: {
    target: 'es2023',
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    sourcemap: 'hidden',
    // The page names its own scripts; for each part that may load later the entry would list all files it consists of.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  // React has it built in; the shim is for versions before 18.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The entry lists every chunk that may be loaded later: with module names the list would be twice as large.
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
          },
        },
      },
    },
    // The server starts from a few files instead of some thousand modules, and React is fixed to its production build.
    ...(command === 'build' && { ssr: { resolve: { noExternal: true as const } } }),
  },
  plugins: [
    answerShapes(),
    routeTable(),
    compactRoutes(),
    plainImports(),
    iconShapes(),
    tailwindcss(),
    modernCss(),
    tanstackStart({
      // A page's loader is in the same chunk as its component, so that a visitor loads only the current page (hovering
      // a link fetches both).
      router: {
        codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent']] },
      },
      serverFns: { disableCsrfMiddlewareWarning: true },
    }),
    react(),
    babel({ presets: [compiler] }),
  ],
}))
