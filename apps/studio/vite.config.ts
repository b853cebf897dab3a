import { defineConfig } from 'vite'

// The client is one entry without a page of its own: the studio's server writes the page from the manifest.
export default defineConfig({
  root: import.meta.dirname,
  base: '/studio/assets/',
  publicDir: false,
  build: {
    outDir: 'dist',
    assetsDir: '.',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/client/main.ts' },
  },
})
