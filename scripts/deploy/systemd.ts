// systemd units: checks their sections and options, and how they start our programs. systemd ignores an unknown option,
// apart from a line in its journal.
import { type Deployed, textOf } from './deployed.ts'
import { allocatorFaults, commandFaults, filledIn, jobFaults, settingFaults, shutdownFaults } from './ourPrograms.ts'

/** The options that our units use, from systemd.unit(5), systemd.service(5), systemd.exec(5), systemd.kill(5). */
const options: Readonly<Record<string, string>> = {
  Unit: 'Description Documentation Wants After',
  Service: `Type WorkingDirectory Environment EnvironmentFile ExecStart Restart RestartSec TimeoutStopSec KillMode
    LimitNOFILE DynamicUser StateDirectory StateDirectoryMode UMask NoNewPrivileges CapabilityBoundingSet ProtectSystem
    ProtectHome ProtectKernelTunables ProtectKernelModules ProtectKernelLogs ProtectControlGroups ProtectClock
    ProtectHostname ProtectProc PrivateTmp PrivateDevices RestrictAddressFamilies RestrictNamespaces RestrictRealtime
    RestrictSUIDSGID LockPersonality RemoveIPC SystemCallArchitectures SystemCallFilter SystemCallErrorNumber`,
  Timer: 'OnCalendar Persistent',
  Install: 'WantedBy',
}

export function systemdFaults(deployed: Deployed): string[] {
  return [...deployed.keys()]
    .filter((path) => path.startsWith('systemd/'))
    .flatMap((path) => unitFaults(deployed, path))
}

function unitFaults(deployed: Deployed, path: string): string[] {
  const faults: string[] = []
  const values = new Map<string, string[]>()
  let section = ''
  for (const [at, line] of textOf(deployed, path).split('\n').entries()) {
    if (/^\s*(?:[#;].*)?$/.test(line)) continue
    const [, heading] = /^\[(\w+)\]$/.exec(line) ?? []
    const [, name, value = ''] = /^([A-Za-z]+)=(.*)$/.exec(line) ?? []
    if (heading) section = heading
    if (heading && !options[heading]) faults.push(`${path}: there is no section ${heading}`)
    if (!heading && !name) faults.push(`${path}:${at + 1}: '${line}' is not an option`)
    if (!name) continue
    if (!options[section]?.split(/\s+/).includes(name)) faults.push(`${path}: there is no ${name} in ${section}`)
    values.set(name, [...(values.get(name) ?? []), value])
  }
  const words = (name: string) => (values.get(name) ?? []).flatMap((value) => value.split(' '))
  const environment = Object.fromEntries(
    words('Environment').map((word) => [word.replace(/=.*/s, ''), word.replace(/^[^=]*=?/s, '')]),
  )
  // A timer starts the service of its name.
  if (path.endsWith('.timer')) return [...faults, ...serviceFaults(deployed, path)]
  const start = words('ExecStart')
  const program = start.slice(start.indexOf('node') + 1)
  // Its database is in the file of settings.
  if (words('Type').includes('oneshot'))
    return [
      ...faults,
      ...jobFaults(path, { words: program, environment: { DATABASE_URL: filledIn, ...environment } }),
      ...allocatorFaults(path, environment),
    ]
  return [
    ...faults,
    ...settingFaults(path, environment),
    ...commandFaults(path, start, environment),
    ...allocatorFaults(path, environment),
    ...shutdownFaults(path, environment, Number(/^(\d+)s?$/.exec(words('TimeoutStopSec')[0] ?? '')?.[1])),
  ]
}

function serviceFaults(deployed: Deployed, timer: string): string[] {
  const service = timer.replace(/timer$/, 'service')
  return deployed.has(service) ? [] : [`${timer}: there is no ${service}`]
}
