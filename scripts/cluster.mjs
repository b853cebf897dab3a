// `npm run cluster`: PostgreSQL, Redis, two platforms, two web nodes and nginx until Ctrl-C, with temporary data.

import { bold, dim, print } from './lib/output.mjs'
import { atEnd, end } from './lib/processes.mjs'
import { prepareRuntime } from './lib/runtime.mjs'

await prepareRuntime()
const { buildStale } = await import('./lib/build.mjs')
await buildStale()
const { startCluster } = await import('./lib/cluster.mjs')
try {
  const cluster = await startCluster({ port: Number(process.env.PORT ?? 3000), log: (line) => print(dim(line)) })
  atEnd(() => cluster.stop())
  print(`\n  ${bold('Apogee')} is open at ${bold(cluster.url)}, served by`)
  for (const { name, port } of [...cluster.platforms, ...cluster.webs]) print(`    ${name.padEnd(12)} port ${port}`)
  print(dim('\n  Kill any of them. Ctrl-C stops all.'))
} catch (error) {
  console.error(error)
  await end(1)
}
