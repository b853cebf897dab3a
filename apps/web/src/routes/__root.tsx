import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: () => (
    <html lang="en"><head><HeadContent /></head><body><Outlet /><Scripts /></body></html>
  ),
})
