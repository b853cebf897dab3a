import { textOf } from '../core/content/texts.ts'
import type { Say } from '../core/errors.ts'

/** The sentence of a refusal; one that names a figure supplies its own. */
export const sayRefusal: Say = (locale, code, values) =>
  textOf(locale, typeof values['message'] === 'string' ? values['message'] : `errors.${code}`, asText(values))

const asText = (values: Readonly<Record<string, string | number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
