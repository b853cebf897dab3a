import { resolve } from 'node:path'
import { droppedAmong } from '../../areas/play/public.ts'
import { type ArchivedRows, archiveMonth, monthsAround, readMonth } from '../../core/archive/archiveMonth.ts'
import { ledgerRows } from '../../core/archive/ledgerRows.ts'
import { readArchive } from '../../core/archive/readArchive.ts'
import { archivedRowsOf } from '../../core/area.ts'
import type { Core } from '../../core/http/handler.ts'
import type { OperatorCommand } from '../../core/operators/operatorCommand.ts'
import { folderStorage } from '../../core/storage/folderStorage.ts'
import { openBucket } from '../../core/storage/openBucket.ts'
import type { Storage } from '../../core/storage/storage.ts'

const folder = 'archive'

/** So long after its end, every movement of a month is committed. */
const settledMs = 3_600_000

/** Where archives are: the bucket of STORAGE_URL, or a folder; `place` says which. */
export async function openArchive(config: Core['config']): Promise<{ storage: Storage; place: string }> {
  const [bucket, local] = [await openBucket(config, folder), resolve(config.dataDir, folder)]
  return { storage: bucket ?? folderStorage(local), place: bucket ? `${folder} of the bucket` : local }
}

/**
 * Copies a month of the tables that grow without bound into files, for the warehouse or a regulator
 * (docs/decisions/103-retain-money-for-ever-delete-the-rest-by-timers.md).
 */
export const archiveCommand = (areas: Parameters<typeof archivedRowsOf>[0]): OperatorCommand => ({
  command: 'archive-month',
  subject: 'month as 2026-10',
  usage: '',
  read: (signed, [name = '', ...more]) => {
    const month = readMonth(name)
    if (!month || more.length > 0) return undefined
    const rows: readonly ArchivedRows[] = [...ledgerRows, ...archivedRowsOf(areas)]
    return async ({ db, clock, config }) => {
      const now = clock.now()
      if (now.getTime() < month.to.getTime() + settledMs)
        return { isDone: false, text: `${name} has not been over for an hour: nothing was archived.` }
      const archive = await openArchive(config)
      const [dropped] = await droppedAmong(
        db,
        monthsAround(month).map((one) => one.name),
      )
      if (dropped !== undefined && !(await readArchive(archive.storage, month)))
        return {
          isDone: false,
          text: `Rounds of ${dropped} were dropped, and would not be in an archive of ${name} that is made now. Put its files back: nothing was archived.`,
        }
      const made = await archiveMonth(db, archive.storage, { ...signed, month, rows, now })
      const place = `${archive.place}, folder ${name}`
      if (!made) return { isDone: false, text: `${name} is archived already, in ${place}: nothing was changed.` }
      const counts = Object.entries(made.rows).map(([what, count]) => `  ${what}: ${count}`)
      return { isDone: true, text: [`${name} is archived in ${place}. Rows:`, ...counts].join('\n') }
    }
  },
})
