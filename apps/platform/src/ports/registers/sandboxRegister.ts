import { createHash } from 'node:crypto'
import type { Db, Sql } from '../../core/db/db.ts'
import type { ExclusionRegister, RegisterPerson } from './exclusionRegister.ts'

type Person = Pick<RegisterPerson, 'personalId' | 'firstName' | 'lastName' | 'dateOfBirth'>

const hash = (text: string): string => createHash('sha256').update(text.toLowerCase()).digest('hex')

/** A person is recognised by their personal code, or by name and birthday together. */
function marksOf({ personalId, firstName, lastName, dateOfBirth }: Person): string[] {
  const name = [firstName, lastName, dateOfBirth]
  return [
    ...(personalId ? [hash(`code ${personalId}`)] : []),
    ...(name.every((part) => part) ? [hash(`name ${name.join(' ')}`)] : []),
  ]
}

/** The register of a demo. Its page adds and removes persons. */
export const sandboxRegister = ({ db }: { readonly db: Db }): ExclusionRegister => ({
  async ask(person) {
    const [row] = await db.query<{ until: Date | null }>(
      'SELECT until FROM sandbox_register WHERE mark = ANY ($1::text[]) ORDER BY until DESC NULLS FIRST LIMIT 1',
      [marksOf(person)],
    )
    return { isExcluded: row !== undefined, until: row?.until ?? null }
  },
})

/** Enters a person, or removes them. */
export async function setRegistered(sql: Sql, person: Person, until: Date | null | 'removed'): Promise<void> {
  const marks = marksOf(person)
  await sql.query('DELETE FROM sandbox_register WHERE mark = ANY ($1::text[])', [marks])
  if (until === 'removed') return
  await sql.query('INSERT INTO sandbox_register (mark, until) SELECT mark, $2 FROM unnest($1::text[]) AS mark', [
    marks,
    until,
  ])
}
