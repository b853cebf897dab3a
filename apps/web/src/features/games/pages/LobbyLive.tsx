import { LobbyJackpots } from '../../jackpots/components/LobbyJackpots'
import { LobbyTournament } from '../../tournaments/components/LobbyTournament'
import { WinsTicker } from '../components/lobby/WinsTicker'

/** The live parts of the lobby. They are below the first view, so code and data load when they come near. */
export default function LobbyLive() {
  return (
    <>
      <WinsTicker />
      <LobbyTournament />
      <LobbyJackpots />
    </>
  )
}
