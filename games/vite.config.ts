import { defineConfig } from 'vite'

// Two entries without an HTML page: the client, whose page the studio's server renders from the manifest, and the
// verification of a round, which the site's fairness page loads.
export default defineConfig({
  root: import.meta.dirname,
  base: '/studio/assets/',
  publicDir: false,
  worker: { format: 'es' },
  build: {
    assetsDir: '.',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The page lists the files its engine needs; the site's policy would reject links made by a script.
    modulePreload: false,
    rolldownOptions: { input: ['client/main.ts', 'client/prove.ts'], preserveEntrySignatures: 'exports-only' },
  },
})
