import { asciiDomain } from '../validation/text/asciiDomain.ts'

/**
 * Providers that deliver mail for an address to the same mailbox with or without dots, by the domain they are known
 * under.
 */
const ignoreDots: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
  'proton.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'protonmail.ch': 'proton.me',
  'pm.me': 'proton.me',
}

/**
 * The mailbox of an address, written one way: without a tag after the plus, without dots where the provider ignores
 * them, and with the domain in ASCII. All other characters distinguish mailboxes: "anna_b", "anna-b" and "annab" are
 * three.
 */
export function mailboxOf(email: string): string {
  const address = email.trim()
  const at = address.lastIndexOf('@')
  const domain = asciiDomain(address.slice(at + 1))
  const local = address.slice(0, at).normalize('NFC').toLowerCase()
  const untagged = local.replace(/(?<=.)\+.*/s, '')
  const provider = ignoreDots[domain]
  return provider === undefined ? `${untagged}@${domain}` : `${untagged.replaceAll('.', '')}@${provider}`
}
