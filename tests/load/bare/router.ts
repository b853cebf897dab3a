// In the place of @tanstack/react-router: the page stands at `/` and goes nowhere.
import { createContext, createElement, type ReactNode, useContext } from 'react'

const state = {
  isLoading: false,
  location: { pathname: '/', search: {}, hash: '', state: {} },
  matches: [{ pathname: '/', staticData: {} }],
}
const router = { state }

export const useRouter = () => router
export const useNavigate = () => router
export const useRouterState = <T>({ select }: { readonly select: (all: typeof state) => T }): T => select(state)
export const CatchBoundary = ({ children }: { readonly children: ReactNode }) => children
export const RouterContextProvider = CatchBoundary

/** What stands where the router would put its page. */
export const Screen = createContext<ReactNode>(null)
export const Outlet = () => useContext(Screen)

interface LinkProps {
  readonly to: string
  readonly params?: Readonly<Record<string, string>>
  readonly preload?: unknown
  readonly children?: ReactNode
}

export function Link({ to, params = {}, preload: _preload, ...rest }: LinkProps) {
  const href = to.replace(/\$(\w*)/g, (_, name: string) => params[name || '_splat'] ?? '')
  return createElement('a', { ...rest, href })
}
