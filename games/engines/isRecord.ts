/** Whether a value from a client is an object that can be read field by field. */
export const isRecord = (asked: unknown): asked is Record<string, unknown> =>
  typeof asked === 'object' && asked !== null && !Array.isArray(asked)
