import { competitionFiles, nameFault } from './competitionFiles.ts'
import { type Defined, keepAnnounced } from './keepAnnounced.ts'
import { termsOf } from './terms.ts'
import { ticketSentences } from './ticketFaults.ts'
import { tournamentFile } from './tournamentFile.ts'

const tournamentFolder = 'competitions/tournaments'

/** Reads the files of tournaments, without those whose names are taken or invalid. */
export function readTournaments(): { readonly defined: readonly Defined[]; readonly faults: readonly string[] } {
  const files = competitionFiles(tournamentFolder, tournamentFile)
  const faults = files.flatMap((file) => nameFault(file) ?? [])
  const duplicates = files.filter(({ name }, at) => files.findIndex((one) => one.name === name) < at)
  const valid = files.filter((file) => !nameFault(file) && !duplicates.includes(file))
  return {
    defined: valid.map(({ path, name, brand, content }) => ({
      path,
      file: name,
      brand,
      name,
      when: content.when,
      terms: termsOf(content),
    })),
    faults: [
      ...faults,
      ...duplicates.map(({ path, name }) => `content/${path}: there is a tournament ${name} already.`),
      ...valid.flatMap(ticketSentences),
    ],
  }
}

/** Announces what the files define. Returns a sentence for each fault and each rejected change. */
export async function announceTournaments(needs: Parameters<typeof keepAnnounced>[0]): Promise<string[]> {
  const { defined, faults } = readTournaments()
  return [...faults, ...(await keepAnnounced(needs, 'tournament', defined))]
}
