import { minimumAge } from '@apogee/rules/validation/birthdate'
import type { Config } from '../../core/config/config.ts'
import { originOfBrand, readBrand } from '../../core/content/brands.ts'
import { helplineOf } from '../../core/content/configs/helplines.ts'
import { readLicence } from '../../core/content/licences/licences.ts'
import type { Sender } from './composeMail.ts'

/** The sender of a brand's messages. */
export const senderOf =
  (config: Config) =>
  (id: string): Sender => {
    const { name, contacts, legal, licence, themeColor, mail, locales } = readBrand(id)
    return {
      id,
      name,
      contact: contacts.email,
      legal,
      age: minimumAge(readLicence(licence), null),
      helplineOf: (country, locale) => helplineOf(licence, country, locale),
      locales,
      colours: { head: themeColor, ...mail },
      origin: originOfBrand(id, config),
      secret: config.secrets.session,
    }
  }
