/** The link of an email's button, and the facts it lists in addition to its sentences. */
export interface MailKind {
  /** Path of a page, without the locale. */
  readonly path: string
  /** The query parameter that carries its token; without one, the link alone grants nothing. */
  readonly token?: string
  /** Path of the page with the terms of what is offered. */
  readonly terms?: string
  /** Values of the order that are listed line by line, each with its label (`mails.facts`). */
  readonly facts?: readonly string[]
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
