import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'

const handle = createStartHandler(defaultRenderHandler)
export default { fetch: handle }
