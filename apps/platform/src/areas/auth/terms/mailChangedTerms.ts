import { publishedTerms, termsDay } from '../../../core/content/configs/termsConfig.ts'
import { everyLicence } from '../../../core/content/licences/licences.ts'
import type { Core } from '../../../core/http/handler.ts'
import { enqueueMail } from '../../../core/mail/enqueueMail.ts'
import { takeUninformed } from './store.ts'

const batch = 500

/** Emails every player once about each new version of the terms, on the day it is published. */
export async function mailChangedTerms({ db, clock }: Pick<Core, 'db' | 'clock'>): Promise<void> {
  for (const licence of everyLicence()) {
    const version = publishedTerms(licence, clock.now())
    for (let taken = batch; taken === batch; ) {
      taken = await db.transaction(async (tx) => {
        const players = await takeUninformed(tx, { licence, version, limit: batch })
        for (const { email, language, brand } of players)
          await enqueueMail(tx, {
            template: 'termsChanged',
            to: email,
            locale: language,
            brand,
            values: { from: { day: termsDay(licence) } },
          })
        return players.length
      })
    }
  }
}
