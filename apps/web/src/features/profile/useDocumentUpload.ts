import { headBytes, judgeDocumentFile } from '@apogee/rules/profile/documentFile'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ConnectionError } from '../../lib/api'
import { useT } from '../../lib/i18n/TextsProvider'
import { useFormFailure } from '../../lib/i18n/useErrorText'
import { toast } from '../../lib/toasts'
import { documentsQuery, verificationQuery } from './queries'
import { uploadDocument } from './uploadDocument'

interface Sending {
  readonly name: string
  readonly part: number
}

/** Uploads files as documents of one kind, one after another, and shows errors in place. */
export function useDocumentUpload(type: string, maxBytes: number) {
  const t = useT('profile')
  const errors = useT('errors')
  const failureOf = useFormFailure()
  const cache = useQueryClient()
  const [sending, setSending] = useState<Sending>()
  const [error, setError] = useState<string>()
  const abort = useRef<AbortController>(null)

  /** Applies the server's checks before anything is sent. */
  async function uploadErrorOf(file: File): Promise<string | undefined> {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
    const verdict = judgeDocumentFile({ size: file.size, head, maxBytes })
    return verdict && errors(verdict, { max: String(Math.floor(maxBytes / 1024 ** 2)) })
  }

  async function sendOne(file: File): Promise<boolean> {
    const refusal = await uploadErrorOf(file)
    if (refusal) {
      setError(refusal)
      return false
    }
    const controller = new AbortController()
    const { signal } = controller
    abort.current = controller
    setSending({ name: file.name, part: 0 })
    try {
      await uploadDocument({ type, file, signal, onProgress: (part) => setSending({ name: file.name, part }) })
      toast({ kind: 'success', title: t('verification.sent', { name: file.name }) })
      return true
    } catch (failure) {
      if (signal.aborted) return false
      const { fields, general } = failureOf(failure, ['attachment'])
      setError(failure instanceof ConnectionError ? t('verification.lost') : (fields['attachment'] ?? general))
      return false
    } finally {
      setSending(undefined)
    }
  }

  async function send(files: readonly File[]): Promise<void> {
    setError(undefined)
    for (const file of files) if (!(await sendOne(file))) break
    await Promise.all([cache.invalidateQueries(documentsQuery()), cache.invalidateQueries(verificationQuery())])
  }

  return { sending, error, send, stop: () => abort.current?.abort(new Error('stopped')) }
}
