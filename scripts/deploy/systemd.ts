// systemd's units. It ignores an unknown option or a value it cannot read, apart from a line in its journal, so both are looked for here.
import { type Deployed, isInRepository, textOf } from './deployed.ts'
import { allocatorFaults, flagFaults, leavingFaults, settingFaults } from './settingsOf.ts'
import { systemdOptions } from './systemdTables.ts'

/** Where the guide puts the checkout. */
const checkout = '/opt/apogee/'
const needed = {
  Unit: ['Description'],
  Service: ['Type', 'ExecStart', 'WorkingDirectory', 'EnvironmentFile', 'Restart'],
  Install: ['WantedBy'],
}
// Said again, they add to what was said.
const added = ['Environment', 'EnvironmentFile', 'ExecStartPre', 'After', 'Wants', 'Requires']

interface Option {
  readonly section: string
  readonly name: string
  readonly value: string
}

function optionsOf(path: string, text: string, faults: string[]): Option[] {
  const options: Option[] = []
  let section = ''
  for (const [at, line] of text.split('\n').entries()) {
    if (/^\s*(?:[#;].*)?$/.test(line)) continue
    const [, heading] = /^\[(\w+)\]$/.exec(line) ?? []
    const [, name, value = ''] = /^([A-Za-z]+)=(.*)$/.exec(line) ?? []
    if (heading) section = heading
    else if (name) options.push({ section, name, value })
    else faults.push(`${path}:${at + 1}: '${line}' is no option`)
  }
  return options
}

function optionFaults(path: string, options: readonly Option[]) {
  return options.flatMap(({ section, name, value }, at) => {
    const known = systemdOptions[section]
    if (!known) return [`${path}: there is no section ${section}`]
    const form = known[name]
    if (!form) return [`${path}: there is no ${name} in ${section}`]
    const isTwice = options.slice(0, at).some((other) => other.section === section && other.name === name)
    return [
      ...(form.test(value) ? [] : [`${path}: ${name} cannot be '${value}'`]),
      ...(isTwice && !added.includes(name) ? [`${path}: says ${name} twice`] : []),
    ]
  })
}

export function systemdFaults(deployed: Deployed): string[] {
  const paths = [...deployed.keys()].filter((path) => path.startsWith('systemd/'))
  return paths.flatMap((path) => {
    const faults: string[] = []
    const options = optionsOf(path, textOf(deployed, path), faults)
    faults.push(...optionFaults(path, options))
    for (const [section, names] of Object.entries(needed))
      for (const name of names)
        if (!options.some((option) => option.section === section && option.name === name))
          faults.push(`${path}: has to say ${name}`)
    return faults.length > 0 ? faults : serviceFaults(path, options)
  })
}

/** What the unit names of this repository. */
function serviceFaults(path: string, options: readonly Option[]) {
  const all = (wanted: string) => options.flatMap(({ name, value }) => (name === wanted ? [value] : []))
  const first = (wanted: string) => all(wanted)[0] ?? ''
  const faults: string[] = []
  if (`${first('WorkingDirectory')}/` !== checkout) faults.push(`${path}: works in another folder than ${checkout}`)
  const named = [
    ...first('ExecStart')
      .split(' ')
      .filter((word) => /\.[a-z]+$/.test(word)),
    ...all('Documentation')
      .flatMap((value) => value.split(' '))
      .filter((address) => address.startsWith('file:'))
      .map((address) => address.slice('file:'.length).replace(checkout, '')),
  ]
  for (const each of named) if (!isInRepository(each)) faults.push(`${path}: there is no ${each}`)
  if (!/ \S+\.ts$/.test(first('ExecStart'))) faults.push(`${path}: starts nothing of the product`)

  const environment: Record<string, string> = Object.fromEntries(
    all('Environment').flatMap((value) =>
      value.split(' ').map((each) => each.split(/=(.*)/s).slice(0, 2) as [string, string]),
    ),
  )
  const limitSeconds = Number(/^(\d+)s?$/.exec(first('TimeoutStopSec'))?.[1])
  faults.push(...settingFaults(path, environment), ...leavingFaults(path, environment, limitSeconds))
  faults.push(...flagFaults(path, first('ExecStart').split(' '), environment), ...allocatorFaults(path, environment))
  if (first('DynamicUser') !== 'yes' && !first('User')) faults.push(`${path}: runs as root`)
  // With ProtectSystem=strict it can write nowhere else.
  if (environment['DATA_DIR'] !== `/var/lib/${first('StateDirectory')}`)
    faults.push(`${path}: keeps its data in another folder than its StateDirectory`)
  return faults
}
