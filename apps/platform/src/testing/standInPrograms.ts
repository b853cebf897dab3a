import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

/**
 * Stand-ins for pg_dump and pg_restore, which a machine that runs the tests may not have in the version of its server:
 * a dump is a copy of the database by the server itself, and its file has the copy's name. Returns the PATH with them.
 */
export function standInPrograms(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const pg = createRequire(import.meta.url).resolve('pg')
  const program = (work: string) => `#!${process.execPath}
const { Client } = require(${JSON.stringify(pg)})
const fs = require('node:fs')
const args = process.argv.slice(2)
const url = new URL(args[args.indexOf('--dbname') + 1])
url.password = process.env.PGPASSWORD ?? ''
const name = url.pathname.slice(1)
url.pathname = '/postgres'
const client = new Client({ connectionString: url.href })
client.connect().then(async () => { ${work}; await client.end() })
`
  const copy = `const copy = name + '_dump' + process.pid
    await client.query('CREATE DATABASE ' + copy + ' TEMPLATE ' + name)
    fs.writeFileSync(args[args.indexOf('--file') + 1], copy)`
  const restore = `await client.query('DROP DATABASE ' + name + ' WITH (FORCE)')
    await client.query('CREATE DATABASE ' + name + ' TEMPLATE ' + fs.readFileSync(args.at(-1), 'utf8'))`
  for (const [file, work] of [
    ['pg_dump', copy],
    ['pg_restore', restore],
  ] as const) {
    writeFileSync(join(folder, file), program(work))
    chmodSync(join(folder, file), 0o755)
  }
  return `${folder}${delimiter}${process.env['PATH'] ?? ''}`
}
