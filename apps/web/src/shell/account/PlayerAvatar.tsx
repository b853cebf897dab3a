import { shipOfPlayer, shipPicture } from '../../lib/shipPicture'

export const PlayerAvatar = ({ player }: { player: Parameters<typeof shipOfPlayer>[0] }) => (
  <img
    src={shipPicture(shipOfPlayer(player))}
    alt=""
    width={36}
    height={36}
    className="size-9 shrink-0 rounded-full bg-surface-2 shadow-line"
  />
)
