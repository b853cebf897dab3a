// `node scripts/packIllustrations.mjs`, in the build of the image: the icon set in 16 MB instead of 100 MB.
import { packIllustrations } from '../games/art/src/illustrations/fluent.ts'

packIllustrations()
