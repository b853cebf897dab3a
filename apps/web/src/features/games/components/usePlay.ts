import { useNavigate } from '@tanstack/react-router'
import type { TileGame } from '../model'

/** What Play and Demo do: a player plays for real, a guest's Play leads to registration and back to the game (LOB-08, GD-02). */
export function usePlay(game: Pick<TileGame, 'path'>, currency: string | null) {
  const navigate = useNavigate()
  return {
    play: () =>
      currency === null
        ? navigate({ to: '/registration', search: { redirect: game.path } } as never)
        : navigate({ to: game.path } as never),
    demo: () => navigate({ to: game.path, search: { mode: 'demo' } } as never),
  }
}
