export type Encoding = 'br' | 'gzip'

/**
 * The encoding of `offered` that an Accept-Encoding header prefers; of equal weights, the first. Undefined: none is
 * accepted, the text is sent as it is. Weight 0 refuses an encoding, and `*` stands for those that are not listed.
 */
export function encodingFor<E extends Encoding>(header: string | null, offered: readonly E[]): E | undefined {
  if (header === null) return undefined
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .toLowerCase()
        .split(';')
        .map((one) => one.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight) || 0]
    }),
  )
  const weightOf = (encoding: string): number => weights.get(encoding) ?? weights.get('*') ?? 0
  // Text that is not encoded needs no mention: it loses to every accepted encoding unless it was given a weight.
  const plain = weights.get('identity') ?? 0
  const [best] = offered.toSorted((a, b) => weightOf(b) - weightOf(a))
  return best !== undefined && weightOf(best) > 0 && weightOf(best) >= plain ? best : undefined
}
