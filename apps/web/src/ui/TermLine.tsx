/** One line of a description list: a label and its amount. */
export const TermLine = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-text-2">{label}</dt>
    <dd className="font-[650]">{text}</dd>
  </div>
)
