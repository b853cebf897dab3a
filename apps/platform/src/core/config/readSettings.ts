import { readFileSync } from 'node:fs'
import { itemAt } from '@apogee/rules/validation/required'
import { messageOf } from '../systemErrors.ts'
import { ConfigError } from './configError.ts'
import { type Settings, settings } from './settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

const names: ReadonlySet<string> = new Set(Object.keys(settings.shape))

/** Reads and checks the environment. Throws {@link ConfigError} with one sentence about the first invalid setting. */
export function readSettings(env: Environment): Settings {
  // An empty variable counts as unset: compose files and shells write `SMTP_URL=` for "none".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const read = settings.safeParse({ ...given, ...fromFiles(given) })
  if (read.success) return read.data
  const issue = itemAt(read.error.issues, 0)
  const name = String(issue.path[0])
  const isHidden = /SECRET|KEY|URL/.test(name) || given[name] === undefined
  throw new ConfigError(`${name} ${issue.message}${isHidden ? '' : ` (it is "${given[name]}")`}.`)
}

/** `PSP_SECRET_FILE=/run/secrets/psp` is a file with the value of PSP_SECRET, as container platforms mount secrets. */
function fromFiles(given: Environment): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [variable, path = ''] of Object.entries(given)) {
    const name = variable.replace(/_FILE$/, '')
    if (name === variable || !names.has(name)) continue
    if (given[name] !== undefined) throw new ConfigError(`${name} and ${variable} are both set; unset one.`)
    try {
      values[name] = readFileSync(path, 'utf8').trim()
    } catch (error) {
      throw new ConfigError(`${variable} names a file that cannot be read: ${messageOf(error)}.`)
    }
    if (values[name] === '') throw new ConfigError(`${variable} names an empty file.`)
  }
  return values
}
