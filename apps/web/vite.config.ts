import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  // Words arrive compiled (lib/i18n/texts.ts), so the ICU parser stays out of the first load.
  resolve: { alias: { '@': here('./src'), 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  // The start-up of the server is one file read instead of some thousand modules; React is bound to its production build.
  environments: { ssr: { resolve: { noExternal: true } } },
  build: { target: 'es2023', assetsInlineLimit: 2048, reportCompressedSize: false },
  plugins: [
    tailwindcss(),
    tanstackStart({ client: { base: '/assets' }, serverFns: { disableCsrfMiddlewareWarning: true } }),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
  ],
})
