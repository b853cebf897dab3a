/** Joins class names; those that are not set are left out. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')

type Variants = Readonly<Record<string, Readonly<Record<string, string>>>>

type Choice<V extends Variants> = {
  [Name in keyof V]?: (keyof V[Name] extends 'true' | 'false' ? boolean : keyof V[Name]) | undefined
}

/** The choices of a style with variants, as properties of a component. */
// biome-ignore lint/suspicious/noExplicitAny: the parameter of a function type is contravariant
export type VariantProps<Style extends (choice?: any) => string> = Omit<NonNullable<Parameters<Style>[0]>, 'className'>

/** A style with variants: class names by what a component chooses, and its own last. */
export const variants =
  <V extends Variants>(base: string, of: V, defaults: Choice<V>) =>
  (choice?: Choice<V> & { className?: string | undefined }): string => {
    const chosen = (name: keyof V) => of[name]?.[String(choice?.[name] ?? defaults[name])]
    return cx(base, ...Object.keys(of).map(chosen), choice?.className)
  }
