import { WinsTicker } from '../features/games/components/WinsTicker'
import { LobbyJackpots } from '../features/jackpots/components/LobbyJackpots'

/** What moves by itself in the lobby. Below the first sight: its code and figures come when it is near. */
export default function LobbyLive() {
  return (
    <>
      <WinsTicker />
      <LobbyJackpots />
    </>
  )
}
