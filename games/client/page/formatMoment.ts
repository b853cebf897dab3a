// The site that shows the game formats English and Norwegian like this; a bare "en" would be American.
const tags: Readonly<Record<string, string>> = { en: 'en-IE', no: 'nb-NO' }

/** Formats a date and time like the site around the game, in the player's time zone: "23 Nov 2026, 09:57". */
export function formatMoment(iso: string, locale: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(tags[locale] ?? locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  return format.format(new Date(iso))
}
