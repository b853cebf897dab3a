import { toast } from '../../lib/toasts'

/** Puts a text on the clipboard and says so. A browser may refuse its clipboard: then nothing is said to be there. */
export function copyText(text: string, said: string): void {
  void navigator.clipboard?.writeText(text).then(
    () => toast({ kind: 'success', title: said }),
    () => undefined,
  )
}
