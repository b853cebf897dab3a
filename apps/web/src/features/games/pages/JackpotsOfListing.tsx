import { useLoaderData } from '@tanstack/react-router'
import { JackpotsHead } from '../../jackpots/components/JackpotsHead'
import type { ListingText } from './ListingPage'

export default function JackpotsOfListing() {
  const { shows } = useLoaderData({ strict: false }) as ListingText
  return typeof shows === 'string' ? null : <JackpotsHead category={shows.shelf.slug} />
}
