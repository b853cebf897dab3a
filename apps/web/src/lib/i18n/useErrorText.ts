import { useCallback } from 'react'
import { ApiError, ConnectionError } from '../api'
import { useT, useTranslator } from './TextsProvider'

/**
 * The only place that turns an error code into text (OPEN-61): that of the field and code (VAL-20), that of the code, the
 * server's, or a generic sentence. Only the server knows the values of a text that has some.
 */
export function useErrorText() {
  const t = useTranslator('errors')
  return useCallback(
    (code: string, field?: string, fromServer?: string): string => {
      const known = [`fields.${field}.${code}`, code].find((key) => t.has(key))
      if (known === undefined) return fromServer || t('unexpected')
      return (t.takesValues(known) && fromServer) || t(known)
    },
    [t],
  )
}

/** The texts a form shows for a failed call: by field, and a sentence for errors that belong to no field. */
export interface FormFailure {
  readonly fields: Readonly<Record<string, string>>
  readonly general: string | undefined
}

/** Assigns the errors of a failed call to a form's fields; the rest becomes the generic sentence. */
export function useFormFailure() {
  const text = useErrorText()
  const common = useT('common')
  return useCallback(
    (error: unknown, known: readonly string[]): FormFailure => {
      if (error instanceof ConnectionError)
        return { fields: {}, general: `${common('state.lost')}. ${common('state.lostText')}` }
      if (!(error instanceof ApiError)) return { fields: {}, general: text('unexpected') }
      const fields: Record<string, string> = {}
      let general: string | undefined
      for (const [field, codes] of Object.entries(error.errors)) {
        const [code, message] = Object.entries(codes)[0] ?? ['unexpected', undefined]
        const sentence = text(code, field, message)
        if (known.includes(field)) fields[field] = sentence
        else general ??= sentence
      }
      if (error.reference) general = common('state.unexpectedText', { reference: error.reference })
      return { fields, general: general ?? (Object.keys(fields).length === 0 ? text('unexpected') : undefined) }
    },
    [text, common],
  )
}

/**
 * The error of a form field: the text for a schema's code, or the sentence with which the server rejected the value.
 */
export function useFieldText() {
  const words = useErrorText()
  return (
    error: { readonly type?: unknown; readonly message?: string | undefined } | undefined,
    field?: string,
  ): string | undefined => {
    if (!error?.message) return undefined
    return error.type === 'server' ? error.message : words(error.message, field)
  }
}
