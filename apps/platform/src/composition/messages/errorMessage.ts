import { hasText, textOf } from '../../core/content/texts.ts'
import type { FormatErrorMessage } from '../../core/errors.ts'

/**
 * The message of a rejection: its own if it contains a figure, else that of the field (VAL-20), else that of the code.
 */
export const errorMessage: FormatErrorMessage = (locale, code, values, field) => {
  const ofField = `errors.fields.${field}.${code}`
  const ofCode = hasText(ofField) ? ofField : `errors.${code}`
  return textOf(locale, typeof values['message'] === 'string' ? values['message'] : ofCode, asText(values))
}

const asText = (values: Readonly<Record<string, string | number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
