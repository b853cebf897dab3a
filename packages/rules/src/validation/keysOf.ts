/** Object.keys with the names of the object's own type: for tables with a closed set of keys. */
export const keysOf = <T extends object>(table: T): (keyof T & string)[] =>
  // The type of Object.keys allows for further keys, which a table does not have.
  Object.keys(table) as (keyof T & string)[]
