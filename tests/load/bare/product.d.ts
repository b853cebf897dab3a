// Components of the product that the bare page is made of. The bundler finds them (bundle.ts); the types here are all that
// Page.ts needs of them, because tests are checked without the front end's settings.
declare module 'product/shell/Shell' {
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
declare module 'product/lib/site' {
  export const SiteProvider: import('react').FunctionComponent<{
    site: unknown
    children: import('react').ReactNode
  }>
}
