/** The logo of a payment brand on its dark plate. */
export function MethodMark({ brand }: { readonly brand: string }) {
  return (
    <span className="hair grid h-10 w-18 shrink-0 place-items-center overflow-hidden rounded-control bg-bg">
      <img src={`/media/payment/${brand}.svg`} alt="" width={64} height={24} className="h-6 w-16 object-contain" />
    </span>
  )
}
