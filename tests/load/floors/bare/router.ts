// Replaces @tanstack/react-router: the page is at `/` and does not navigate.
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
/** The page of a visitor who is known to be a guest. */
const context = { player: null, isUnknown: false }
export const useRouteContext = <T>({ select }: { readonly select?: (all: typeof context) => T }) =>
  select ? select(context) : context
export const CatchBoundary = ({ children }: { readonly children: ReactNode }) => children
export const RouterContextProvider = CatchBoundary

/** The content that the outlet renders. */
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
