import { expect, type Page } from '@playwright/test'

/** An email in the sandbox mailbox. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

/** The newest mail to an address with such a subject; waits until one arrives. */
export async function newestMail(page: Page, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/sandbox/mail', {
          params: { to },
          headers: { accept: 'application/json' },
        })
        // Newest first.
        const mails = (await answer.json()) as Mail[]
        found = mails.find((mail) => subject.test(mail.subject))
        return found?.subject
      },
      { timeout: 60_000 },
    )
    .toBeDefined()
  // The cast: the poll above ends only when there is one.
  return found as Mail
}

/** The first matching link of a mail, as a path of the site. */
export function linkIn(mail: Mail, pattern: RegExp): string {
  const found = mail.text.match(/https?:\/\/[^\s<>"]+/g)?.find((url) => pattern.test(url))
  if (!found) throw new Error(`No link like ${pattern} in "${mail.subject}":\n${mail.text}`)
  const { pathname, search, hash } = new URL(found)
  return `${pathname}${search}${hash}`
}
