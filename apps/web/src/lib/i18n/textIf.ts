/** `t` of an area, as far as it looks up a key without values. */
interface Lookup<K extends string> {
  (key: K): string
  has(key: K): boolean
}

const isKey = <K extends string>(t: Pick<Lookup<K>, 'has'>, key: string): key is K => t.has(key as K)

/** A text whose key comes from data, such as a slug or a code; undefined when the key has no text. */
export const textIf = <K extends string>(t: Lookup<K>, key: string): string | undefined =>
  isKey(t, key) ? t(key) : undefined
