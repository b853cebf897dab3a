/** The link of an email's button, and the facts it lists in addition to its sentences. */
export interface MailKind {
  /** Path of a page, without the locale. */
  readonly path: string
  /** The query parameter that carries its token; without one, the link alone grants nothing. */
  readonly token?: string
  /** Path of the page with the terms that apply. */
  readonly terms?: string
  /** Values of the order that are listed line by line, each with its label (`mails.facts`). */
  readonly facts?: readonly string[]
  /** Sent only to players who agreed to offers by email (decision 167), with a link that ends them. */
  readonly isPromotional?: true
}

/** Emails by name. */
export type MailKinds = Readonly<Record<string, MailKind>>

/**
 * Every email the platform sends: an area adds its own where it lists them for its manifest
 * (`areas/<area>/mailKinds.ts`). @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Mails {}

export type MailTemplate = keyof Mails
