// Replaces @tanstack/react-query: a map of the loaded responses, without cache, observers or subscriptions.
interface Options {
  readonly queryKey: readonly unknown[]
  readonly select?: (data: unknown) => unknown
}

const answers = new Map<string, unknown>()

export function openAnswers(queries: readonly (readonly [key: readonly unknown[], data: unknown])[]): void {
  for (const [key, data] of queries) answers.set(key.join('\n'), data)
}

const openedAt = Date.now()

export function useQuery({ queryKey, select }: Options): { data: unknown; dataUpdatedAt: number } {
  const data = answers.get(queryKey.join('\n'))
  return { data: select && data !== undefined ? select(data) : data, dataUpdatedAt: openedAt }
}
export const useSuspenseQuery = useQuery
export const useSuspenseQueries = ({ queries }: { readonly queries: readonly Options[] }) => queries.map(useQuery)
export const useInfiniteQuery = useQuery
export const useSuspenseInfiniteQuery = useQuery

export const queryOptions = <T>(options: T): T => options
export const infiniteQueryOptions = queryOptions
export const keepPreviousData = undefined
export const useQueryClient = () => answers
export const useMutation = () => ({ isPending: false })
