import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toPage } from '../../../../lib/page/toPage'
import { growTiles } from '../../listing/growTiles'
import type { TileGame } from '../../model'

/**
 * The actions of Play and Demo: a player plays for real money; a guest's Play leads to sign-up and back to the game
 * (LOB-08, GD-02).
 */
export function usePlay(game: Pick<TileGame, 'path'>, currency: string | null) {
  const navigate = useNavigate()
  const router = useRouter()
  useEffect(() => growTiles(router), [router])
  return {
    play: () =>
      currency === null
        ? navigate(toPage('/registration', { search: { redirect: game.path } }))
        : navigate(toPage(game.path)),
    demo: () => navigate(toPage(game.path, { search: { mode: 'demo' } })),
  }
}
