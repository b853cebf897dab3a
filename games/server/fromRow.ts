type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name
type Plain<Value> = unknown extends Value ? Value : Value extends bigint ? number : Value

/** A row of the database by the names and types of the code: camelCase, and numbers instead of int8. */
export type FromRow<R> = { readonly [Name in keyof R & string as Camel<Name>]: Plain<R[Name]> }

const names = new Map<string, string>()

function nameOf(column: string): string {
  const known = names.get(column)
  if (known !== undefined) return known
  const name = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  names.set(column, name)
  return name
}

export function fromRow<R extends object>(row: R): FromRow<R> {
  const fields: Record<string, unknown> = {}
  for (const [column, value] of Object.entries(row))
    fields[nameOf(column)] = typeof value === 'bigint' ? Number(value) : value
  // The cast: the names and values are converted exactly as the type says.
  return fields as FromRow<R>
}
