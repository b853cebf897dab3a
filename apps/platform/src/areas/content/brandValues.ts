import { readBrand } from '../../core/content/brands.ts'

/** What a text may name: `{brand}`, `{email}` ... (the year of a footer is the reader's: `{current_year}` stays). */
export function variablesOf({
  brand,
  now,
}: {
  readonly brand: string
  readonly now: Date
}): Readonly<Record<string, string>> {
  const { name, contacts, legal } = readBrand(brand)
  return {
    brand: name,
    email: contacts.email,
    phone: contacts.phone,
    phone_digits: contacts.phone.replaceAll(' ', ''),
    company: legal.company,
    licence: legal.licence,
    registration: legal.registration,
    year: String(now.getUTCFullYear()),
  }
}
