/**
 * The shape of an answer, with as little data as reading it takes: the browser ships this in place of the schemas.
 *
 * - `s` text, `d` a moment or a day as text, `n` a number, `i` a whole one, `b` a truth value, `x` anything
 * - `['?', shape]` may be null, `['a', shape]` a list, `['r', shape]` a map, `['u', ...shapes]` one of them,
 *   `['l', ...values]` these values alone
 * - `['o', { name: shape }]` an object; a name that ends in `?` may be missing, in `~` is an extension of ours, which
 *   has no neutral value if it is missing, and in `~?` one that may be missing
 * - a number is the index of a shape in the table, for shapes that occur often or contain themselves
 */
export type Shape =
  | number
  | 's'
  | 'd'
  | 'n'
  | 'i'
  | 'b'
  | 'x'
  | readonly ['?' | 'a' | 'r', Shape]
  | readonly ['u', ...Shape[]]
  | readonly ['l', ...(string | number | boolean | null)[]]
  | readonly ['o', { readonly [name: string]: Shape }]

export interface Shapes {
  readonly table: readonly Shape[]
  /** By call. A call that is not in it is read as it comes. */
  readonly calls: { readonly [name: string]: Shape }
  /** By channel. */
  readonly messages: { readonly [channel: string]: Shape }
}
