import type { Banner } from '../banners'
import { useBanners } from './useBanners'

/** What a guest is promised for signing up: the first banner of the lobby that leads there. */
export const useWelcomeOffer = (): Banner | undefined => useBanners().find(({ button }) => button.url === '/sign-up')
