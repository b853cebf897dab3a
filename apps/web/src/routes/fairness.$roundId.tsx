import { createFileRoute } from '@tanstack/react-router'
import { fairnessPage } from '../features/games/pages'

/** Explains how the outcome of one of the player's rounds was determined; games link here. */
export const Route = createFileRoute('/fairness/$roundId')({
  staticData: { access: 'players', noIndex: true },
  ...fairnessPage,
})
