import type { Banner } from '../../banners'
import { useBanners } from './useBanners'

/** What guests are promised for signing up: the lobby's first banner that links to sign-up. */
export const useWelcomeOffer = (): Banner | undefined => useBanners().find(({ button }) => button.url === '/sign-up')
