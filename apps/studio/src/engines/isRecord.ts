/** An object that came from a client, to be read field by field. */
export const isRecord = (asked: unknown): asked is Record<string, unknown> =>
  typeof asked === 'object' && asked !== null && !Array.isArray(asked)
