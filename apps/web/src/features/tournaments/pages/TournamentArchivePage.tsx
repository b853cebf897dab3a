import { ArchiveScreen } from '../screens/ArchiveScreen'
import { tournamentListPage, useListWords } from './tournamentListPage'

export const tournamentArchivePage = tournamentListPage('archive', () => <ArchiveScreen {...useListWords('archive')} />)
