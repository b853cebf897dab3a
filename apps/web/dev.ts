// The same server with Vite's hot reload instead of the build: `node apps/web/dev.ts`.
process.env['APOGEE_DEV'] = '1'
await import('./serve.ts')

export {}
