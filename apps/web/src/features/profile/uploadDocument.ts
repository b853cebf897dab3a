import type { Result } from '@apogee/contract'
import { routes } from '@apogee/contract/protocol/routes'
import { ApiError, ConnectionError, sessionEnded } from '../../lib/api'

interface Upload {
  readonly type: string
  readonly file: File
  /** The fraction sent, 0 to 1. */
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
}

/**
 * Uploads one document. It uses XMLHttpRequest, because `fetch` does not report upload progress. It does not retry,
 * because the file may be large; the server recognises the same file. It throws like the contract's client; an aborted
 * signal throws its reason.
 */
export function uploadDocument({ type, file, onProgress, signal }: Upload): Promise<Result<'profile.uploadDocument'>> {
  const [method = '', path = ''] = routes['profile.uploadDocument'].split(' ')
  const form = new FormData()
  form.set('document[document_type]', type)
  form.set('document[attachment]', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest')
    request.setRequestHeader('accept-language', document.documentElement.lang)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new ConnectionError('network'))
    request.onabort = () => reject(signal.reason)
    request.onload = () => {
      if (request.status === 401) sessionEnded()
      if (request.status >= 200 && request.status < 300) resolve(request.response)
      else reject(new ApiError(request.status, request.response))
    }
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
