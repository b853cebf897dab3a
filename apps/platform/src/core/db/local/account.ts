import { chownSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** A system account. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/**
 * The account PostgreSQL runs as when this process is root, which PostgreSQL refuses: the owner of an existing `data`
 * folder, else `postgres` or `nobody`. Null when this process is not root: PostgreSQL then runs as the same account.
 */
export function unprivilegedAccount(data: string): Account | null {
  if (process.getuid?.() !== 0) return null
  const owner = statSync(data, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const entries = readFileSync('/etc/passwd', 'utf8').split('\n')
  const [entry = ''] = ['postgres', 'nobody'].flatMap(
    (name) => entries.find((line) => line.startsWith(`${name}:`)) ?? [],
  )
  const [, , uid = '65534', gid = '65534'] = entry.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Makes the account the owner of a file or folder; does nothing if that is not required. */
export function changeOwner(account: Account | null, path: string) {
  if (account) chownSync(path, account.uid, account.gid)
}

/** Whether the account may pass through every folder above `path`. */
export function canReach(account: Account, path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder)
    const isAllowed = uid === account.uid ? mode & 0o100 : gid === account.gid ? mode & 0o010 : mode & 0o001
    if (!isAllowed) return false
    if (folder === dirname(folder)) return true
  }
}

export interface Command {
  readonly file: string
  readonly args: readonly string[]
  readonly account: Partial<Account>
}

/**
 * How to run a program as the account. A folder above that it may not enter (a project in root's home) is passed with
 * the one capability that allows it; PostgreSQL runs without root's other rights all the same.
 */
export function commandAs(
  account: Account | null,
  program: string,
  args: readonly string[],
  paths: readonly string[],
): Command {
  if (!account) return { file: program, args, account: {} }
  if ([program, ...paths].every((path) => canReach(account, path))) return { file: program, args, account }
  const rights = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override']
  const ids = ['--reuid', String(account.uid), '--regid', String(account.gid), '--clear-groups']
  return { file: 'setpriv', args: [...ids, ...rights, '--', program, ...args], account: {} }
}
