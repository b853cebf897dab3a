import { defineConfig } from 'vite'

// Two entries without a page of their own: the client, whose page the studio's server writes from the manifest, and the
// proof of a round, which the site's page of fairness loads.
export default defineConfig({
  root: import.meta.dirname,
  base: '/studio/assets/',
  publicDir: false,
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    assetsDir: '.',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The page names what its engine needs; the site's policy would refuse links made by a script.
    modulePreload: false,
    rolldownOptions: { input: ['src/client/main.ts', 'src/client/prove.ts'], preserveEntrySignatures: 'exports-only' },
  },
})
