import { competitionFiles, nameFault } from './competitionFiles.ts'
import { type Defined, keepAnnounced } from './keepAnnounced.ts'
import { termsOf } from './terms.ts'
import { ticketFaults } from './ticketFaults.ts'
import { tournamentFile } from './tournamentFile.ts'

const tournamentFolder = 'competitions/tournaments'

/** What the files of tournaments define; a file whose name is taken or unfit is left out. */
export function readTournaments(): { readonly defined: readonly Defined[]; readonly faults: readonly string[] } {
  const files = competitionFiles(tournamentFolder, tournamentFile)
  const faults = files.flatMap((file) => nameFault(file) ?? [])
  const doubles = files.filter(({ name }, at) => files.findIndex((one) => one.name === name) < at)
  const left = files.filter((file) => !nameFault(file) && !doubles.includes(file))
  return {
    defined: left.map(({ path, name, brand, content }) => ({
      path,
      file: name,
      brand,
      name,
      when: content.when,
      terms: termsOf(content),
    })),
    faults: [
      ...faults,
      ...doubles.map(({ path, name }) => `content/${path}: there is a tournament ${name} already.`),
      ...left.flatMap(ticketFaults),
    ],
  }
}

/** Announces what the files define by now. Returns what is wrong or refused, a sentence each. */
export async function keepTournaments(needs: Parameters<typeof keepAnnounced>[0]): Promise<string[]> {
  const { defined, faults } = readTournaments()
  return [...faults, ...(await keepAnnounced(needs, 'tournament', defined))]
}
