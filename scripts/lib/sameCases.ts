import fc from 'fast-check'

// Properties are tried with the same cases in every run. `PROPERTY_SEED=7 npx vitest run ...` tries others.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) })
