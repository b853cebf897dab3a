import type { Banner } from '../../listing/banners'
import { useBanners } from './useBanners'

/** The sign-up offer for guests: the lobby's first banner that links to sign-up. */
export const useWelcomeOffer = (): Banner | undefined => useBanners().find(({ button }) => button.url === '/sign-up')
