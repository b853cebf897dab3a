import { ArchiveScreen } from '../screens/ArchiveScreen'
import { tournamentListPage, useListTexts } from './tournamentListPage'

export const tournamentArchivePage = tournamentListPage('archive', () => <ArchiveScreen {...useListTexts('archive')} />)
