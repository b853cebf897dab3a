import { useLoaderData } from '@tanstack/react-router'
import { JackpotsHead } from '../features/jackpots/components/JackpotsHead'
import type { ListingWords } from './listingPage'

/** The jackpots of the category whose games are listed. */
export default function JackpotsOfListing() {
  const { shows } = useLoaderData({ strict: false }) as ListingWords
  return typeof shows === 'string' ? null : <JackpotsHead category={shows.shelf.slug} />
}
