// `npm run games:report [-- --rounds 2000000] [--accept]`: writes the figures that a test house requires, for every engine and profile, to docs/games.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ENGINES } from '../engines/index.ts'
import { reportHtml } from './report/html.ts'
import { makeReport } from './report/makeReport.ts'
import { hashesOf, type MathsVersion, nameOf, readVersions, VERSIONS_AT } from './report/versions.ts'

const FOLDER = new URL('../../docs/games/', import.meta.url)

/** Versions as they are, or raised where the mathematics has changed. */
async function acceptVersions(): Promise<void> {
  const before = readVersions()
  const after: Record<string, MathsVersion> = {}
  for (const engine of ENGINES)
    for (const profile of Object.values(engine.profiles)) {
      const name = nameOf(engine, profile)
      const known = before[name]
      const now = await hashesOf(engine, profile)
      const isSame = known?.tables === now.tables && known.behaviour === now.behaviour
      after[name] = isSame ? known : { version: (known?.version ?? 0) + 1, ...now }
      if (!isSame) console.log(`${name} is version ${after[name].version} now`)
    }
  writeFileSync(VERSIONS_AT, `${JSON.stringify(after, null, 2)}\n`)
}

if (import.meta.main || process.argv[1]?.endsWith('gamesReport.ts')) {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '2000000' }, accept: { type: 'boolean', default: false } },
  })
  if (values.accept) await acceptVersions()
  else {
    const report = await makeReport(Number(values.rounds), readVersions())
    writeFileSync(new URL('report.json', FOLDER), `${JSON.stringify(report, null, 1)}\n`)
    writeFileSync(new URL('report.html', FOLDER), reportHtml(report))
  }
}
