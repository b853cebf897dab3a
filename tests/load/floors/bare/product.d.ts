// Components of the product that the bare page uses. The bundler resolves them (bundle.ts); this file declares only the
// types that Page.ts needs, because tests are checked without the front end's settings.
declare module 'product/shell/frame/Shell' {
  export const Shell: import('react').FunctionComponent
}
declare module 'product/features/games/pages/lobbyLivePart' {
  export const LobbyLive: import('react').FunctionComponent
}
declare module 'product/features/games/screens/LobbyScreen' {
  export const LobbyScreen: import('react').FunctionComponent<{
    currency: string | null
    live: import('react').ReactNode
  }>
}
declare module 'product/lib/delivery' {
  export const earlyPress: string
}
declare module 'product/lib/page/site' {
  export const SiteProvider: import('react').FunctionComponent<{
    site: unknown
    children: import('react').ReactNode
  }>
}
