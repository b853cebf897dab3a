import { mkdir, writeFile } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { findAnyDocument, listDocuments, playerFactsOf } from '../../areas/profile/public.ts'
import { type Area, personalDataOf } from '../../core/area.ts'
import type { Core } from '../../core/http/handler.ts'
import { noteOperator } from '../../core/operators/operatorActions.ts'
import type { CommandSignature, OperatorCommand, Outcome } from '../../core/operators/operatorCommand.ts'
import { exportPersonalData } from '../../core/personalData/personalData.ts'
import { openVault } from '../vault.ts'
import { closeAccount, eraseAccount } from './closeAccount.ts'

type Action = (core: Core, playerId: bigint) => Promise<Outcome>

const close =
  (signed: CommandSignature): Action =>
  async (core, id) => {
    const result = await closeAccount(core, signed, id)
    const text = {
      done: `Account ${id} is closed, and its sessions are ended.`,
      same: `Account ${id} is closed already: nothing was changed.`,
      has_money: `Account ${id} has money, a bonus or a waiting withdrawal: pay it out first. Nothing was changed.`,
    }[result]
    return { isDone: result === 'done', text, data: { id: String(id) } }
  }

/** Writes everything about a player into a new folder: `data.json`, and the documents as they were uploaded. */
const exporting =
  ({ operator, reason }: CommandSignature, areas: readonly Area[], to: string): Action =>
  async ({ db, config, clock }, playerId) => {
    const at = clock.now()
    await mkdir(to, { mode: 0o700 })
    const tables = await db.transaction((tx) => exportPersonalData(tx, personalDataOf(areas), playerId))
    const data = { player: String(playerId), exported_at: at.toISOString(), tables }
    await writeFile(join(to, 'data.json'), `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    const vault = await openVault(config, db, at)
    let files = 0
    for (const { id } of await listDocuments(db, playerId)) {
      const document = await findAnyDocument(db, id)
      const bytes = document && (await vault.read(document.file_key))
      if (!document || !bytes) continue
      const ending = document.media_type.split('/').at(-1)
      await writeFile(join(to, `document-${id}.${ending}`), bytes, { mode: 0o600, flag: 'wx' })
      files += 1
    }
    const rows = Object.values(tables).reduce((sum, { length }) => sum + length, 0)
    const details = `${rows} rows, ${files} documents`
    await noteOperator(db, { playerId, action: 'account_exported', details, operator, reason, at })
    return {
      isDone: true,
      text: `${details} of player ${playerId} are in ${to}: send them by a safe way, and delete the folder.`,
      data: { id: String(playerId), rows, files },
    }
  }

const erasing =
  (signed: CommandSignature, areas: readonly Area[]): Action =>
  async (core, id) => {
    const result = await eraseAccount(core, signed, id, personalDataOf(areas))
    if (result === 'not_closed') return { isDone: false, text: `Account ${id} is open: close it first.` }
    if (result === 'same') return { isDone: false, text: `Account ${id} is erased already: nothing was changed.` }
    if (result === 'has_money')
      return {
        isDone: false,
        text: `Account ${id} has got money since it was closed: pay it out first. Nothing was changed.`,
      }
    if ('keptUntil' in result) {
      const until = result.keptUntil.toISOString().slice(0, 10)
      return {
        isDone: false,
        text: `The law requires the identity of player ${id} until ${until}: nothing was changed.`,
      }
    }
    core.sessions.forget(id)
    return {
      isDone: true,
      text: `The personal data of player ${id} is erased. Money, play and limits stay under the number.`,
      data: { id: String(id), rows: result.rows },
    }
  }

const on =
  (subject: string, act: Action) =>
  async (core: Core): Promise<Outcome> => {
    const player = await playerFactsOf(core.db, subject)
    return player ? act(core, player.id) : { isDone: false, text: `There is no player ${subject}.` }
  }

const subject = 'email or number'

/** Closing an account, and the player's rights to their data. */
export const closedAccountCommands = (areas: readonly Area[]): readonly OperatorCommand[] => [
  {
    command: 'accounts close',
    subject,
    usage: '',
    read: (signed, [who, ...more]) => (who && more.length === 0 ? on(who, close(signed)) : undefined),
  },
  {
    command: 'accounts export',
    subject,
    usage: '--to <absolute path of a new folder>',
    options: ['to'],
    read: (signed, [who, ...more], { to }) =>
      who && more.length === 0 && to !== undefined && isAbsolute(to)
        ? on(who, exporting(signed, areas, to))
        : undefined,
  },
  {
    command: 'accounts erase',
    subject,
    usage: '',
    read: (signed, [who, ...more]) => (who && more.length === 0 ? on(who, erasing(signed, areas)) : undefined),
  },
]
