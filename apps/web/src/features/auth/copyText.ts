import { toast } from '../../lib/toasts'

/** Copies a text to the clipboard and confirms it. If the browser rejects access, there is no confirmation. */
export function copyText(text: string, said: string): void {
  void navigator.clipboard?.writeText(text).then(
    () => toast({ kind: 'success', title: said }),
    // The player sees no confirmation and can select the text.
    () => undefined,
  )
}
